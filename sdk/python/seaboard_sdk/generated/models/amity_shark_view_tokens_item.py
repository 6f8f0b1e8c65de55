# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmitySharkViewTokensItem = Literal[
    "evasive-moves", "feeding-frenzy", "out-of-sight", "speed-burst"
]

AMITY_SHARK_VIEW_TOKENS_ITEM_VALUES: set[AmitySharkViewTokensItem] = {
    "evasive-moves",
    "feeding-frenzy",
    "out-of-sight",
    "speed-burst",
}


def check_amity_shark_view_tokens_item(value: str) -> AmitySharkViewTokensItem:
    if value in AMITY_SHARK_VIEW_TOKENS_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_SHARK_VIEW_TOKENS_ITEM_VALUES!r}"
    )
