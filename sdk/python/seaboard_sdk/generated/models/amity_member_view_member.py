# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityMemberViewMember = Literal["brody", "hooper", "quint"]

AMITY_MEMBER_VIEW_MEMBER_VALUES: set[AmityMemberViewMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_amity_member_view_member(value: str) -> AmityMemberViewMember:
    if value in AMITY_MEMBER_VIEW_MEMBER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_MEMBER_VIEW_MEMBER_VALUES!r}"
    )
