# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmitySwimType = Literal["amity.swim"]

AMITY_SWIM_TYPE_VALUES: set[AmitySwimType] = {
    "amity.swim",
}


def check_amity_swim_type(value: str) -> AmitySwimType:
    if value in AMITY_SWIM_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_SWIM_TYPE_VALUES!r}"
    )
