# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityDraftTokenType0 = Literal[
    "evasive-moves", "feeding-frenzy", "out-of-sight", "speed-burst"
]

AMITY_DRAFT_TOKEN_TYPE_0_VALUES: set[AmityDraftTokenType0] = {
    "evasive-moves",
    "feeding-frenzy",
    "out-of-sight",
    "speed-burst",
}


def check_amity_draft_token_type_0(value: str) -> AmityDraftTokenType0:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityDraftTokenType0, value)
