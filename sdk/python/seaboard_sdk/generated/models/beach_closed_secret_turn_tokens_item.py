# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

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
    if value in BEACH_CLOSED_SECRET_TURN_TOKENS_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_SECRET_TURN_TOKENS_ITEM_VALUES!r}"
    )
