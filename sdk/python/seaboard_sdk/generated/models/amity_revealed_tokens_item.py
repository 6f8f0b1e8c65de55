# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

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
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityRevealedTokensItem, value)
