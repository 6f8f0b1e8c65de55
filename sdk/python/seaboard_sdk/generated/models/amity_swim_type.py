# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmitySwimType = Literal["amity.swim"]

AMITY_SWIM_TYPE_VALUES: set[AmitySwimType] = {
    "amity.swim",
}


def check_amity_swim_type(value: str) -> AmitySwimType:
    if value not in AMITY_SWIM_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_SWIM_TYPE_VALUES!r}")
    return cast(AmitySwimType, value)
