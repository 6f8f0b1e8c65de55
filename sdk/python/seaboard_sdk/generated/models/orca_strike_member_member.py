# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaStrikeMemberMember = Literal["brody", "hooper", "quint"]

ORCA_STRIKE_MEMBER_MEMBER_VALUES: set[OrcaStrikeMemberMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_strike_member_member(value: str) -> OrcaStrikeMemberMember:
    if value in ORCA_STRIKE_MEMBER_MEMBER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_STRIKE_MEMBER_MEMBER_VALUES!r}"
    )
