# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityCloseBeachBeach = Literal["E", "N", "S", "W"]

AMITY_CLOSE_BEACH_BEACH_VALUES: set[AmityCloseBeachBeach] = {
    "E",
    "N",
    "S",
    "W",
}


def check_amity_close_beach_beach(value: str) -> AmityCloseBeachBeach:
    if value in AMITY_CLOSE_BEACH_BEACH_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_CLOSE_BEACH_BEACH_VALUES!r}"
    )
