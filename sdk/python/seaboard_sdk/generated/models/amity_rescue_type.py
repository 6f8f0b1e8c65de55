# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityRescueType = Literal["amity.rescue"]

AMITY_RESCUE_TYPE_VALUES: set[AmityRescueType] = {
    "amity.rescue",
}


def check_amity_rescue_type(value: str) -> AmityRescueType:
    if value in AMITY_RESCUE_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_RESCUE_TYPE_VALUES!r}"
    )
