# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaStrikeMemberType = Literal["orca.strike-member"]

ORCA_STRIKE_MEMBER_TYPE_VALUES: set[OrcaStrikeMemberType] = {
    "orca.strike-member",
}


def check_orca_strike_member_type(value: str) -> OrcaStrikeMemberType:
    if value not in ORCA_STRIKE_MEMBER_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_STRIKE_MEMBER_TYPE_VALUES!r}")
    return cast(OrcaStrikeMemberType, value)
