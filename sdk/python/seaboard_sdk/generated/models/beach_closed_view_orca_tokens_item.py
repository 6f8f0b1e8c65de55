# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

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
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(BeachClosedViewOrcaTokensItem, value)
