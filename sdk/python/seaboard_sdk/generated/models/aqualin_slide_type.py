# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AqualinSlideType = Literal["aqualin.slide"]

AQUALIN_SLIDE_TYPE_VALUES: set[AqualinSlideType] = {
    "aqualin.slide",
}


def check_aqualin_slide_type(value: str) -> AqualinSlideType:
    if value not in AQUALIN_SLIDE_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AQUALIN_SLIDE_TYPE_VALUES!r}")
    return cast(AqualinSlideType, value)
