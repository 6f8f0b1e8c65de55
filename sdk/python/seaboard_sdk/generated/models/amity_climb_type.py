# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityClimbType = Literal["amity.climb"]

AMITY_CLIMB_TYPE_VALUES: set[AmityClimbType] = {
    "amity.climb",
}


def check_amity_climb_type(value: str) -> AmityClimbType:
    if value not in AMITY_CLIMB_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_CLIMB_TYPE_VALUES!r}")
    return cast(AmityClimbType, value)
