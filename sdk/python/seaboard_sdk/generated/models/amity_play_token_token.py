# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityPlayTokenToken = Literal[
    "evasive-moves", "feeding-frenzy", "out-of-sight", "speed-burst"
]

AMITY_PLAY_TOKEN_TOKEN_VALUES: set[AmityPlayTokenToken] = {
    "evasive-moves",
    "feeding-frenzy",
    "out-of-sight",
    "speed-burst",
}


def check_amity_play_token_token(value: str) -> AmityPlayTokenToken:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityPlayTokenToken, value)
