# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityRescuedBeach = Literal["E", "N", "S", "W"]

AMITY_RESCUED_BEACH_VALUES: set[AmityRescuedBeach] = {
    "E",
    "N",
    "S",
    "W",
}


def check_amity_rescued_beach(value: str) -> AmityRescuedBeach:
    if value in AMITY_RESCUED_BEACH_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_RESCUED_BEACH_VALUES!r}"
    )
