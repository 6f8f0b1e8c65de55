# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AqualinDrawnType = Literal["aqualin.drawn"]

AQUALIN_DRAWN_TYPE_VALUES: set[AqualinDrawnType] = {
    "aqualin.drawn",
}


def check_aqualin_drawn_type(value: str) -> AqualinDrawnType:
    if value not in AQUALIN_DRAWN_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AQUALIN_DRAWN_TYPE_VALUES!r}")
    return cast(AqualinDrawnType, value)
