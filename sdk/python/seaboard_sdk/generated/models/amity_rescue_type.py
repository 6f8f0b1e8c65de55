# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityRescueType = Literal["amity.rescue"]

AMITY_RESCUE_TYPE_VALUES: set[AmityRescueType] = {
    "amity.rescue",
}


def check_amity_rescue_type(value: str) -> AmityRescueType:
    if value not in AMITY_RESCUE_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_RESCUE_TYPE_VALUES!r}")
    return cast(AmityRescueType, value)
