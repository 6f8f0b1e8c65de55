# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityStartedType = Literal["amity.started"]

AMITY_STARTED_TYPE_VALUES: set[AmityStartedType] = {
    "amity.started",
}


def check_amity_started_type(value: str) -> AmityStartedType:
    if value not in AMITY_STARTED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_STARTED_TYPE_VALUES!r}")
    return cast(AmityStartedType, value)
