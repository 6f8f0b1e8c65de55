# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityPreparedBrody = Literal["5", "6", "7", "8", "E", "N", "S", "Shop", "W"]

AMITY_PREPARED_BRODY_VALUES: set[AmityPreparedBrody] = {
    "5",
    "6",
    "7",
    "8",
    "E",
    "N",
    "S",
    "Shop",
    "W",
}


def check_amity_prepared_brody(value: str) -> AmityPreparedBrody:
    if value in AMITY_PREPARED_BRODY_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_PREPARED_BRODY_VALUES!r}"
    )
