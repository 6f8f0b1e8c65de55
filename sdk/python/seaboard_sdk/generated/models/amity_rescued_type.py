# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityRescuedType = Literal["amity.rescued"]

AMITY_RESCUED_TYPE_VALUES: set[AmityRescuedType] = {
    "amity.rescued",
}


def check_amity_rescued_type(value: str) -> AmityRescuedType:
    if value not in AMITY_RESCUED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_RESCUED_TYPE_VALUES!r}")
    return cast(AmityRescuedType, value)
