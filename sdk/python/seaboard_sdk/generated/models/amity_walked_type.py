# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityWalkedType = Literal["amity.walked"]

AMITY_WALKED_TYPE_VALUES: set[AmityWalkedType] = {
    "amity.walked",
}


def check_amity_walked_type(value: str) -> AmityWalkedType:
    if value not in AMITY_WALKED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_WALKED_TYPE_VALUES!r}")
    return cast(AmityWalkedType, value)
