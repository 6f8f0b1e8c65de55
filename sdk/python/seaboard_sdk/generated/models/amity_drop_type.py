# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityDropType = Literal["amity.drop"]

AMITY_DROP_TYPE_VALUES: set[AmityDropType] = {
    "amity.drop",
}


def check_amity_drop_type(value: str) -> AmityDropType:
    if value not in AMITY_DROP_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_DROP_TYPE_VALUES!r}")
    return cast(AmityDropType, value)
