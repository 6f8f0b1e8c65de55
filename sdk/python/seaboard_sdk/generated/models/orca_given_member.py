# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaGivenMember = Literal["brody", "hooper", "quint"]

ORCA_GIVEN_MEMBER_VALUES: set[OrcaGivenMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_given_member(value: str) -> OrcaGivenMember:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaGivenMember, value)
