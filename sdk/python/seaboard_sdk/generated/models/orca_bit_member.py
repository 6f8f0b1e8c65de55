# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaBitMember = Literal["brody", "hooper", "quint"]

ORCA_BIT_MEMBER_VALUES: set[OrcaBitMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_bit_member(value: str) -> OrcaBitMember:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaBitMember, value)
