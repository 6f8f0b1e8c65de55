# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityClimbType = Literal["amity.climb"]

AMITY_CLIMB_TYPE_VALUES: set[AmityClimbType] = {
    "amity.climb",
}


def check_amity_climb_type(value: str) -> AmityClimbType:
    if value in AMITY_CLIMB_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_CLIMB_TYPE_VALUES!r}"
    )
