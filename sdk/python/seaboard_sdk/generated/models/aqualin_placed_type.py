# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AqualinPlacedType = Literal["aqualin.placed"]

AQUALIN_PLACED_TYPE_VALUES: set[AqualinPlacedType] = {
    "aqualin.placed",
}


def check_aqualin_placed_type(value: str) -> AqualinPlacedType:
    if value in AQUALIN_PLACED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AQUALIN_PLACED_TYPE_VALUES!r}"
    )
