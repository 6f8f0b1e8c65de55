# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityBeachViewSign = Literal["closed", "open", "opening-soon"]

AMITY_BEACH_VIEW_SIGN_VALUES: set[AmityBeachViewSign] = {
    "closed",
    "open",
    "opening-soon",
}


def check_amity_beach_view_sign(value: str) -> AmityBeachViewSign:
    if value in AMITY_BEACH_VIEW_SIGN_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_BEACH_VIEW_SIGN_VALUES!r}"
    )
