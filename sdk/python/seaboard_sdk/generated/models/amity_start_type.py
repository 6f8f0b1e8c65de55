# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityStartType = Literal["amity.start"]

AMITY_START_TYPE_VALUES: set[AmityStartType] = {
    "amity.start",
}


def check_amity_start_type(value: str) -> AmityStartType:
    if value in AMITY_START_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_START_TYPE_VALUES!r}"
    )
