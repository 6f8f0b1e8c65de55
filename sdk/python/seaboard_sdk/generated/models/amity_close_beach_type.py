# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityCloseBeachType = Literal["amity.close-beach"]

AMITY_CLOSE_BEACH_TYPE_VALUES: set[AmityCloseBeachType] = {
    "amity.close-beach",
}


def check_amity_close_beach_type(value: str) -> AmityCloseBeachType:
    if value not in AMITY_CLOSE_BEACH_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_CLOSE_BEACH_TYPE_VALUES!r}")
    return cast(AmityCloseBeachType, value)
