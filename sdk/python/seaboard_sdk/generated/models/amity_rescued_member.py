# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityRescuedMember = Literal["brody", "hooper", "quint"]

AMITY_RESCUED_MEMBER_VALUES: set[AmityRescuedMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_amity_rescued_member(value: str) -> AmityRescuedMember:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityRescuedMember, value)
