# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaHoldMember = Literal["brody", "hooper", "quint"]

ORCA_HOLD_MEMBER_VALUES: set[OrcaHoldMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_hold_member(value: str) -> OrcaHoldMember:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaHoldMember, value)
