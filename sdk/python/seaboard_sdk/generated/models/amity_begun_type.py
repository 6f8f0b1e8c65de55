# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityBegunType = Literal["amity.begun"]

AMITY_BEGUN_TYPE_VALUES: set[AmityBegunType] = {
    "amity.begun",
}


def check_amity_begun_type(value: str) -> AmityBegunType:
    if value not in AMITY_BEGUN_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_BEGUN_TYPE_VALUES!r}")
    return cast(AmityBegunType, value)
