# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AqualinDrawnType = Literal["aqualin.drawn"]

AQUALIN_DRAWN_TYPE_VALUES: set[AqualinDrawnType] = {
    "aqualin.drawn",
}


def check_aqualin_drawn_type(value: str) -> AqualinDrawnType:
    if value in AQUALIN_DRAWN_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AQUALIN_DRAWN_TYPE_VALUES!r}"
    )
