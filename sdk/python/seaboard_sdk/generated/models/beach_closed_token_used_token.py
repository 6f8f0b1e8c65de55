# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedTokenUsedToken = Literal[
    "block-card", "dynamite", "extra-move", "hide", "place-card"
]

BEACH_CLOSED_TOKEN_USED_TOKEN_VALUES: set[BeachClosedTokenUsedToken] = {
    "block-card",
    "dynamite",
    "extra-move",
    "hide",
    "place-card",
}


def check_beach_closed_token_used_token(value: str) -> BeachClosedTokenUsedToken:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(BeachClosedTokenUsedToken, value)
