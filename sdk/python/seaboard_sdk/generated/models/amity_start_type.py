# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityStartType = Literal["amity.start"]

AMITY_START_TYPE_VALUES: set[AmityStartType] = {
    "amity.start",
}


def check_amity_start_type(value: str) -> AmityStartType:
    if value not in AMITY_START_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_START_TYPE_VALUES!r}")
    return cast(AmityStartType, value)
