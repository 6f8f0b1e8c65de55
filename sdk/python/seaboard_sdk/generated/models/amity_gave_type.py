# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityGaveType = Literal["amity.gave"]

AMITY_GAVE_TYPE_VALUES: set[AmityGaveType] = {
    "amity.gave",
}


def check_amity_gave_type(value: str) -> AmityGaveType:
    if value in AMITY_GAVE_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_GAVE_TYPE_VALUES!r}"
    )
