# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityMemberViewMember = Literal["brody", "hooper", "quint"]

AMITY_MEMBER_VIEW_MEMBER_VALUES: set[AmityMemberViewMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_amity_member_view_member(value: str) -> AmityMemberViewMember:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityMemberViewMember, value)
