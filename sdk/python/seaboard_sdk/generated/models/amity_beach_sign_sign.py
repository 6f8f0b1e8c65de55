# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityBeachSignSign = Literal["closed", "open", "opening-soon"]

AMITY_BEACH_SIGN_SIGN_VALUES: set[AmityBeachSignSign] = {
    "closed",
    "open",
    "opening-soon",
}


def check_amity_beach_sign_sign(value: str) -> AmityBeachSignSign:
    if value in AMITY_BEACH_SIGN_SIGN_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_BEACH_SIGN_SIGN_VALUES!r}"
    )
