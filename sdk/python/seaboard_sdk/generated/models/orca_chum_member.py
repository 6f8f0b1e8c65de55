# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaChumMember = Literal["brody", "hooper", "quint"]

ORCA_CHUM_MEMBER_VALUES: set[OrcaChumMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_chum_member(value: str) -> OrcaChumMember:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaChumMember, value)
