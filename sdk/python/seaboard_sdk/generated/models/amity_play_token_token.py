# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

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
    if value in AMITY_PLAY_TOKEN_TOKEN_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_PLAY_TOKEN_TOKEN_VALUES!r}"
    )
