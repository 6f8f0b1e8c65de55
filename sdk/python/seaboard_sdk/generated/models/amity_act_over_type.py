# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityActOverType = Literal["amity.over"]

AMITY_ACT_OVER_TYPE_VALUES: set[AmityActOverType] = {
    "amity.over",
}


def check_amity_act_over_type(value: str) -> AmityActOverType:
    if value in AMITY_ACT_OVER_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_ACT_OVER_TYPE_VALUES!r}"
    )
