# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaGiveMember = Literal["brody", "hooper", "quint"]

ORCA_GIVE_MEMBER_VALUES: set[OrcaGiveMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_give_member(value: str) -> OrcaGiveMember:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaGiveMember, value)
