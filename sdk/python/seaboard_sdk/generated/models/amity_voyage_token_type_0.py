# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityVoyageTokenType0 = Literal[
    "evasive-moves", "feeding-frenzy", "out-of-sight", "speed-burst"
]

AMITY_VOYAGE_TOKEN_TYPE_0_VALUES: set[AmityVoyageTokenType0] = {
    "evasive-moves",
    "feeding-frenzy",
    "out-of-sight",
    "speed-burst",
}


def check_amity_voyage_token_type_0(value: str) -> AmityVoyageTokenType0:
    if value in AMITY_VOYAGE_TOKEN_TYPE_0_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_VOYAGE_TOKEN_TYPE_0_VALUES!r}"
    )
