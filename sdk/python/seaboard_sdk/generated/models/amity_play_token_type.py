# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityPlayTokenType = Literal["amity.play-token"]

AMITY_PLAY_TOKEN_TYPE_VALUES: set[AmityPlayTokenType] = {
    "amity.play-token",
}


def check_amity_play_token_type(value: str) -> AmityPlayTokenType:
    if value in AMITY_PLAY_TOKEN_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_PLAY_TOKEN_TYPE_VALUES!r}"
    )
