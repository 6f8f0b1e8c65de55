# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaGiveType = Literal["orca.give"]

ORCA_GIVE_TYPE_VALUES: set[OrcaGiveType] = {
    "orca.give",
}


def check_orca_give_type(value: str) -> OrcaGiveType:
    if value in ORCA_GIVE_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_GIVE_TYPE_VALUES!r}"
    )
