# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityFlyType = Literal["amity.fly"]

AMITY_FLY_TYPE_VALUES: set[AmityFlyType] = {
    "amity.fly",
}


def check_amity_fly_type(value: str) -> AmityFlyType:
    if value not in AMITY_FLY_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_FLY_TYPE_VALUES!r}")
    return cast(AmityFlyType, value)
