# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaUncagedMember = Literal["brody", "hooper", "quint"]

ORCA_UNCAGED_MEMBER_VALUES: set[OrcaUncagedMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_uncaged_member(value: str) -> OrcaUncagedMember:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaUncagedMember, value)
