# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaKeptType = Literal["orca.kept"]

ORCA_KEPT_TYPE_VALUES: set[OrcaKeptType] = {
    "orca.kept",
}


def check_orca_kept_type(value: str) -> OrcaKeptType:
    if value not in ORCA_KEPT_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_KEPT_TYPE_VALUES!r}")
    return cast(OrcaKeptType, value)
