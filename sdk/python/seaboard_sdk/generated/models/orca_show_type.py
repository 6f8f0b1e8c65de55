# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaShowType = Literal["orca.show"]

ORCA_SHOW_TYPE_VALUES: set[OrcaShowType] = {
    "orca.show",
}


def check_orca_show_type(value: str) -> OrcaShowType:
    if value not in ORCA_SHOW_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_SHOW_TYPE_VALUES!r}")
    return cast(OrcaShowType, value)
