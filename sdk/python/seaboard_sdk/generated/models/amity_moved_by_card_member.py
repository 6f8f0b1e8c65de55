# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityMovedByCardMember = Literal["brody", "hooper", "quint"]

AMITY_MOVED_BY_CARD_MEMBER_VALUES: set[AmityMovedByCardMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_amity_moved_by_card_member(value: str) -> AmityMovedByCardMember:
    if value in AMITY_MOVED_BY_CARD_MEMBER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_MOVED_BY_CARD_MEMBER_VALUES!r}"
    )
