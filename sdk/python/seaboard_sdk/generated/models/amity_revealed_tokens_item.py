# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityRevealedTokensItem = Literal[
    "evasive-moves", "feeding-frenzy", "out-of-sight", "speed-burst"
]

AMITY_REVEALED_TOKENS_ITEM_VALUES: set[AmityRevealedTokensItem] = {
    "evasive-moves",
    "feeding-frenzy",
    "out-of-sight",
    "speed-burst",
}


def check_amity_revealed_tokens_item(value: str) -> AmityRevealedTokensItem:
    if value in AMITY_REVEALED_TOKENS_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_REVEALED_TOKENS_ITEM_VALUES!r}"
    )
