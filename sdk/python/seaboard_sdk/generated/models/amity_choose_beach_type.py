# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityChooseBeachType = Literal["amity.choose-beach"]

AMITY_CHOOSE_BEACH_TYPE_VALUES: set[AmityChooseBeachType] = {
    "amity.choose-beach",
}


def check_amity_choose_beach_type(value: str) -> AmityChooseBeachType:
    if value not in AMITY_CHOOSE_BEACH_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_CHOOSE_BEACH_TYPE_VALUES!r}")
    return cast(AmityChooseBeachType, value)
