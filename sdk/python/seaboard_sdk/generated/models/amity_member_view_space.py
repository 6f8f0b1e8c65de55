# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

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
    if value in AMITY_MEMBER_VIEW_SPACE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_MEMBER_VIEW_SPACE_VALUES!r}"
    )
