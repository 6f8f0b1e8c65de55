# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityBeachSignBeach = Literal["E", "N", "S", "W"]

AMITY_BEACH_SIGN_BEACH_VALUES: set[AmityBeachSignBeach] = {
    "E",
    "N",
    "S",
    "W",
}


def check_amity_beach_sign_beach(value: str) -> AmityBeachSignBeach:
    if value in AMITY_BEACH_SIGN_BEACH_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_BEACH_SIGN_BEACH_VALUES!r}"
    )
