# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityChooseBeachBeach = Literal["E", "N", "S", "W"]

AMITY_CHOOSE_BEACH_BEACH_VALUES: set[AmityChooseBeachBeach] = {
    "E",
    "N",
    "S",
    "W",
}


def check_amity_choose_beach_beach(value: str) -> AmityChooseBeachBeach:
    if value in AMITY_CHOOSE_BEACH_BEACH_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_CHOOSE_BEACH_BEACH_VALUES!r}"
    )
