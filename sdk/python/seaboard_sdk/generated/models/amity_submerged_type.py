# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmitySubmergedType = Literal["amity.submerged"]

AMITY_SUBMERGED_TYPE_VALUES: set[AmitySubmergedType] = {
    "amity.submerged",
}


def check_amity_submerged_type(value: str) -> AmitySubmergedType:
    if value not in AMITY_SUBMERGED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_SUBMERGED_TYPE_VALUES!r}")
    return cast(AmitySubmergedType, value)
