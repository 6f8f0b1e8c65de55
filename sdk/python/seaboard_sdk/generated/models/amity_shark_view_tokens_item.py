# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

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
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmitySharkViewTokensItem, value)
