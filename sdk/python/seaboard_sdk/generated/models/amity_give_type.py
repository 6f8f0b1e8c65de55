# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityGiveType = Literal["amity.give"]

AMITY_GIVE_TYPE_VALUES: set[AmityGiveType] = {
    "amity.give",
}


def check_amity_give_type(value: str) -> AmityGiveType:
    if value not in AMITY_GIVE_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_GIVE_TYPE_VALUES!r}")
    return cast(AmityGiveType, value)
