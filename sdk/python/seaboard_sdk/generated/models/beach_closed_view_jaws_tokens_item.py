# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedViewJawsTokensItem = Literal[
    "block-card", "dynamite", "extra-move", "hide", "place-card"
]

BEACH_CLOSED_VIEW_JAWS_TOKENS_ITEM_VALUES: set[BeachClosedViewJawsTokensItem] = {
    "block-card",
    "dynamite",
    "extra-move",
    "hide",
    "place-card",
}


def check_beach_closed_view_jaws_tokens_item(
    value: str,
) -> BeachClosedViewJawsTokensItem:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(BeachClosedViewJawsTokensItem, value)
