# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityDroppedType = Literal["amity.dropped"]

AMITY_DROPPED_TYPE_VALUES: set[AmityDroppedType] = {
    "amity.dropped",
}


def check_amity_dropped_type(value: str) -> AmityDroppedType:
    if value in AMITY_DROPPED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_DROPPED_TYPE_VALUES!r}"
    )
