# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaCagedMember = Literal["brody", "hooper", "quint"]

ORCA_CAGED_MEMBER_VALUES: set[OrcaCagedMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_caged_member(value: str) -> OrcaCagedMember:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaCagedMember, value)
