# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityBeachClearedType = Literal["amity.beach-cleared"]

AMITY_BEACH_CLEARED_TYPE_VALUES: set[AmityBeachClearedType] = {
    "amity.beach-cleared",
}


def check_amity_beach_cleared_type(value: str) -> AmityBeachClearedType:
    if value in AMITY_BEACH_CLEARED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_BEACH_CLEARED_TYPE_VALUES!r}"
    )
