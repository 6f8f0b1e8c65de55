# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedSecretTurnTokensItem = Literal[
    "block-card", "dynamite", "extra-move", "hide", "place-card"
]

BEACH_CLOSED_SECRET_TURN_TOKENS_ITEM_VALUES: set[BeachClosedSecretTurnTokensItem] = {
    "block-card",
    "dynamite",
    "extra-move",
    "hide",
    "place-card",
}


def check_beach_closed_secret_turn_tokens_item(
    value: str,
) -> BeachClosedSecretTurnTokensItem:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(BeachClosedSecretTurnTokensItem, value)
