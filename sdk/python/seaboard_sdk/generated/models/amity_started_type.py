# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityStartedType = Literal["amity.started"]

AMITY_STARTED_TYPE_VALUES: set[AmityStartedType] = {
    "amity.started",
}


def check_amity_started_type(value: str) -> AmityStartedType:
    if value in AMITY_STARTED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_STARTED_TYPE_VALUES!r}"
    )
