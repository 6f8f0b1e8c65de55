# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AqualinSlideType = Literal["aqualin.slide"]

AQUALIN_SLIDE_TYPE_VALUES: set[AqualinSlideType] = {
    "aqualin.slide",
}


def check_aqualin_slide_type(value: str) -> AqualinSlideType:
    if value in AQUALIN_SLIDE_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AQUALIN_SLIDE_TYPE_VALUES!r}"
    )
