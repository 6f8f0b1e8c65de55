# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaKeptType = Literal["orca.kept"]

ORCA_KEPT_TYPE_VALUES: set[OrcaKeptType] = {
    "orca.kept",
}


def check_orca_kept_type(value: str) -> OrcaKeptType:
    if value in ORCA_KEPT_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_KEPT_TYPE_VALUES!r}"
    )
