# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityEatType = Literal["amity.eat"]

AMITY_EAT_TYPE_VALUES: set[AmityEatType] = {
    "amity.eat",
}


def check_amity_eat_type(value: str) -> AmityEatType:
    if value not in AMITY_EAT_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_EAT_TYPE_VALUES!r}")
    return cast(AmityEatType, value)
