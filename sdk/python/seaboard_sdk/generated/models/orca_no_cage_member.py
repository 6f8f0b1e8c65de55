# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaNoCageMember = Literal["brody", "hooper", "quint"]

ORCA_NO_CAGE_MEMBER_VALUES: set[OrcaNoCageMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_no_cage_member(value: str) -> OrcaNoCageMember:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaNoCageMember, value)
