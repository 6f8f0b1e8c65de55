# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AqualinPlaceType = Literal["aqualin.place"]

AQUALIN_PLACE_TYPE_VALUES: set[AqualinPlaceType] = {
    "aqualin.place",
}


def check_aqualin_place_type(value: str) -> AqualinPlaceType:
    if value in AQUALIN_PLACE_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AQUALIN_PLACE_TYPE_VALUES!r}"
    )
