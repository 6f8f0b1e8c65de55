# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityActOverType = Literal["amity.over"]

AMITY_ACT_OVER_TYPE_VALUES: set[AmityActOverType] = {
    "amity.over",
}


def check_amity_act_over_type(value: str) -> AmityActOverType:
    if value not in AMITY_ACT_OVER_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_ACT_OVER_TYPE_VALUES!r}")
    return cast(AmityActOverType, value)
