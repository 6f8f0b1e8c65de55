# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityWalkType = Literal["amity.walk"]

AMITY_WALK_TYPE_VALUES: set[AmityWalkType] = {
    "amity.walk",
}


def check_amity_walk_type(value: str) -> AmityWalkType:
    if value in AMITY_WALK_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_WALK_TYPE_VALUES!r}"
    )
