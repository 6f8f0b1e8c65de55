# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaSpentMember = Literal["brody", "hooper", "quint"]

ORCA_SPENT_MEMBER_VALUES: set[OrcaSpentMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_spent_member(value: str) -> OrcaSpentMember:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaSpentMember, value)
