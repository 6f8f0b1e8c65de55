# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityMovedByCardMember = Literal["brody", "hooper", "quint"]

AMITY_MOVED_BY_CARD_MEMBER_VALUES: set[AmityMovedByCardMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_amity_moved_by_card_member(value: str) -> AmityMovedByCardMember:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityMovedByCardMember, value)
