# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaWoundedMember = Literal["brody", "hooper", "quint"]

ORCA_WOUNDED_MEMBER_VALUES: set[OrcaWoundedMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_wounded_member(value: str) -> OrcaWoundedMember:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaWoundedMember, value)
