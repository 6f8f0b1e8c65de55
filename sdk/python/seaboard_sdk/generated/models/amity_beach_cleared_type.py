# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityBeachClearedType = Literal["amity.beach-cleared"]

AMITY_BEACH_CLEARED_TYPE_VALUES: set[AmityBeachClearedType] = {
    "amity.beach-cleared",
}


def check_amity_beach_cleared_type(value: str) -> AmityBeachClearedType:
    if value not in AMITY_BEACH_CLEARED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_BEACH_CLEARED_TYPE_VALUES!r}")
    return cast(AmityBeachClearedType, value)
