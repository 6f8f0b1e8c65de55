# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityGaveType = Literal["amity.gave"]

AMITY_GAVE_TYPE_VALUES: set[AmityGaveType] = {
    "amity.gave",
}


def check_amity_gave_type(value: str) -> AmityGaveType:
    if value not in AMITY_GAVE_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_GAVE_TYPE_VALUES!r}")
    return cast(AmityGaveType, value)
