# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaUseCageMember = Literal["brody", "hooper", "quint"]

ORCA_USE_CAGE_MEMBER_VALUES: set[OrcaUseCageMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_use_cage_member(value: str) -> OrcaUseCageMember:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaUseCageMember, value)
