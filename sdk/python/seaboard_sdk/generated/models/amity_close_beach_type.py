# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityCloseBeachType = Literal["amity.close-beach"]

AMITY_CLOSE_BEACH_TYPE_VALUES: set[AmityCloseBeachType] = {
    "amity.close-beach",
}


def check_amity_close_beach_type(value: str) -> AmityCloseBeachType:
    if value in AMITY_CLOSE_BEACH_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_CLOSE_BEACH_TYPE_VALUES!r}"
    )
