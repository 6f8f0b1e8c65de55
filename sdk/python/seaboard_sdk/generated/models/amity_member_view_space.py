# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityMemberViewSpace = Literal[
    "1", "2", "3", "4", "5", "6", "7", "8", "E", "N", "S", "Shop", "W"
]

AMITY_MEMBER_VIEW_SPACE_VALUES: set[AmityMemberViewSpace] = {
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "E",
    "N",
    "S",
    "Shop",
    "W",
}


def check_amity_member_view_space(value: str) -> AmityMemberViewSpace:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityMemberViewSpace, value)
