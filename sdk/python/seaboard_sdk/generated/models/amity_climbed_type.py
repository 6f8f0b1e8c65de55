# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityClimbedType = Literal["amity.climbed"]

AMITY_CLIMBED_TYPE_VALUES: set[AmityClimbedType] = {
    "amity.climbed",
}


def check_amity_climbed_type(value: str) -> AmityClimbedType:
    if value in AMITY_CLIMBED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_CLIMBED_TYPE_VALUES!r}"
    )
