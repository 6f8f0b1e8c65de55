# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AqualinPlaceType = Literal["aqualin.place"]

AQUALIN_PLACE_TYPE_VALUES: set[AqualinPlaceType] = {
    "aqualin.place",
}


def check_aqualin_place_type(value: str) -> AqualinPlaceType:
    if value not in AQUALIN_PLACE_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AQUALIN_PLACE_TYPE_VALUES!r}")
    return cast(AqualinPlaceType, value)
