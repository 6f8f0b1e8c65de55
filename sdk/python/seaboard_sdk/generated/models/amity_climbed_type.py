# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityClimbedType = Literal["amity.climbed"]

AMITY_CLIMBED_TYPE_VALUES: set[AmityClimbedType] = {
    "amity.climbed",
}


def check_amity_climbed_type(value: str) -> AmityClimbedType:
    if value not in AMITY_CLIMBED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_CLIMBED_TYPE_VALUES!r}")
    return cast(AmityClimbedType, value)
