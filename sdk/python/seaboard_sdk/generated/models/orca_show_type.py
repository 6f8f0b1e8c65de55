# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaShowType = Literal["orca.show"]

ORCA_SHOW_TYPE_VALUES: set[OrcaShowType] = {
    "orca.show",
}


def check_orca_show_type(value: str) -> OrcaShowType:
    if value in ORCA_SHOW_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_SHOW_TYPE_VALUES!r}"
    )
