# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

BeachClosedJawsTurnTokensItem = Literal[
    "block-card", "dynamite", "extra-move", "hide", "place-card"
]

BEACH_CLOSED_JAWS_TURN_TOKENS_ITEM_VALUES: set[BeachClosedJawsTurnTokensItem] = {
    "block-card",
    "dynamite",
    "extra-move",
    "hide",
    "place-card",
}


def check_beach_closed_jaws_turn_tokens_item(
    value: str,
) -> BeachClosedJawsTurnTokensItem:
    if value in BEACH_CLOSED_JAWS_TURN_TOKENS_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_JAWS_TURN_TOKENS_ITEM_VALUES!r}"
    )
