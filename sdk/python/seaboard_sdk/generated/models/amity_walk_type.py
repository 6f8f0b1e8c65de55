# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityWalkType = Literal["amity.walk"]

AMITY_WALK_TYPE_VALUES: set[AmityWalkType] = {
    "amity.walk",
}


def check_amity_walk_type(value: str) -> AmityWalkType:
    if value not in AMITY_WALK_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_WALK_TYPE_VALUES!r}")
    return cast(AmityWalkType, value)
