# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaEliminatedMember = Literal["brody", "hooper", "quint"]

ORCA_ELIMINATED_MEMBER_VALUES: set[OrcaEliminatedMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_eliminated_member(value: str) -> OrcaEliminatedMember:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaEliminatedMember, value)
