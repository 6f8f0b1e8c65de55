# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

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
    if value in BEACH_CLOSED_TOKEN_USED_TOKEN_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_TOKEN_USED_TOKEN_VALUES!r}"
    )
