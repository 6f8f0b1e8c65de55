# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaAttackedMember = Literal["brody", "hooper", "quint"]

ORCA_ATTACKED_MEMBER_VALUES: set[OrcaAttackedMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_attacked_member(value: str) -> OrcaAttackedMember:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaAttackedMember, value)
