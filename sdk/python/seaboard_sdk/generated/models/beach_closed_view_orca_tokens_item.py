# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

BeachClosedViewOrcaTokensItem = Literal[
    "block-card", "dynamite", "extra-move", "hide", "place-card"
]

BEACH_CLOSED_VIEW_ORCA_TOKENS_ITEM_VALUES: set[BeachClosedViewOrcaTokensItem] = {
    "block-card",
    "dynamite",
    "extra-move",
    "hide",
    "place-card",
}


def check_beach_closed_view_orca_tokens_item(
    value: str,
) -> BeachClosedViewOrcaTokensItem:
    if value in BEACH_CLOSED_VIEW_ORCA_TOKENS_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_VIEW_ORCA_TOKENS_ITEM_VALUES!r}"
    )
