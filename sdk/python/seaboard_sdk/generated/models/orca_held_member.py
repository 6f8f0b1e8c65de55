# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaHeldMember = Literal["brody", "hooper", "quint"]

ORCA_HELD_MEMBER_VALUES: set[OrcaHeldMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_held_member(value: str) -> OrcaHeldMember:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaHeldMember, value)
