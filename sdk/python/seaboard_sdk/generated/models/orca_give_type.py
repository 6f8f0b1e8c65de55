# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaGiveType = Literal["orca.give"]

ORCA_GIVE_TYPE_VALUES: set[OrcaGiveType] = {
    "orca.give",
}


def check_orca_give_type(value: str) -> OrcaGiveType:
    if value not in ORCA_GIVE_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_GIVE_TYPE_VALUES!r}")
    return cast(OrcaGiveType, value)
