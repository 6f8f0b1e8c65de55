# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaUnharmedMember = Literal["brody", "hooper", "quint"]

ORCA_UNHARMED_MEMBER_VALUES: set[OrcaUnharmedMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_unharmed_member(value: str) -> OrcaUnharmedMember:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaUnharmedMember, value)
