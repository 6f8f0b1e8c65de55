# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaChummedMember = Literal["brody", "hooper", "quint"]

ORCA_CHUMMED_MEMBER_VALUES: set[OrcaChummedMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_chummed_member(value: str) -> OrcaChummedMember:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaChummedMember, value)
