# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaAttachedMember = Literal["brody", "hooper", "quint"]

ORCA_ATTACHED_MEMBER_VALUES: set[OrcaAttachedMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_attached_member(value: str) -> OrcaAttachedMember:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaAttachedMember, value)
