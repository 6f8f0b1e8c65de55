# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaMemberStruckMember = Literal["brody", "hooper", "quint"]

ORCA_MEMBER_STRUCK_MEMBER_VALUES: set[OrcaMemberStruckMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_member_struck_member(value: str) -> OrcaMemberStruckMember:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaMemberStruckMember, value)
