# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

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
    if value in AMITY_DRAFT_TOKEN_TYPE_0_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_DRAFT_TOKEN_TYPE_0_VALUES!r}"
    )
