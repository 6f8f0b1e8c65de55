# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaFellMember = Literal["brody", "hooper", "quint"]

ORCA_FELL_MEMBER_VALUES: set[OrcaFellMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_fell_member(value: str) -> OrcaFellMember:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaFellMember, value)
