# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaStrikeMemberMember = Literal["brody", "hooper", "quint"]

ORCA_STRIKE_MEMBER_MEMBER_VALUES: set[OrcaStrikeMemberMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_strike_member_member(value: str) -> OrcaStrikeMemberMember:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaStrikeMemberMember, value)
