# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityPlayTokenType = Literal["amity.play-token"]

AMITY_PLAY_TOKEN_TYPE_VALUES: set[AmityPlayTokenType] = {
    "amity.play-token",
}


def check_amity_play_token_type(value: str) -> AmityPlayTokenType:
    if value not in AMITY_PLAY_TOKEN_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_PLAY_TOKEN_TYPE_VALUES!r}")
    return cast(AmityPlayTokenType, value)
