# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

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
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(BeachClosedJawsTurnTokensItem, value)
