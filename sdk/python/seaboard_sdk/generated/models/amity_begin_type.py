# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityBeginType = Literal["amity.begin"]

AMITY_BEGIN_TYPE_VALUES: set[AmityBeginType] = {
    "amity.begin",
}


def check_amity_begin_type(value: str) -> AmityBeginType:
    if value not in AMITY_BEGIN_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_BEGIN_TYPE_VALUES!r}")
    return cast(AmityBeginType, value)
