# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaStrikeMemberType = Literal["orca.strike-member"]

ORCA_STRIKE_MEMBER_TYPE_VALUES: set[OrcaStrikeMemberType] = {
    "orca.strike-member",
}


def check_orca_strike_member_type(value: str) -> OrcaStrikeMemberType:
    if value in ORCA_STRIKE_MEMBER_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_STRIKE_MEMBER_TYPE_VALUES!r}"
    )
