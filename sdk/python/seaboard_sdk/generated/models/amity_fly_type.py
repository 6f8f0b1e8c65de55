# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityFlyType = Literal["amity.fly"]

AMITY_FLY_TYPE_VALUES: set[AmityFlyType] = {
    "amity.fly",
}


def check_amity_fly_type(value: str) -> AmityFlyType:
    if value in AMITY_FLY_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_FLY_TYPE_VALUES!r}"
    )
