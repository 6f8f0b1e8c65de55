# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AqualinPlacedType = Literal["aqualin.placed"]

AQUALIN_PLACED_TYPE_VALUES: set[AqualinPlacedType] = {
    "aqualin.placed",
}


def check_aqualin_placed_type(value: str) -> AqualinPlacedType:
    if value not in AQUALIN_PLACED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AQUALIN_PLACED_TYPE_VALUES!r}")
    return cast(AqualinPlacedType, value)
