# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityLookedType = Literal["amity.looked"]

AMITY_LOOKED_TYPE_VALUES: set[AmityLookedType] = {
    "amity.looked",
}


def check_amity_looked_type(value: str) -> AmityLookedType:
    if value not in AMITY_LOOKED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_LOOKED_TYPE_VALUES!r}")
    return cast(AmityLookedType, value)
