# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

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
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityVoyageTokenType0, value)
