# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AqualinLeftType = Literal["aqualin.left"]

AQUALIN_LEFT_TYPE_VALUES: set[AqualinLeftType] = {
    "aqualin.left",
}


def check_aqualin_left_type(value: str) -> AqualinLeftType:
    if value in AQUALIN_LEFT_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AQUALIN_LEFT_TYPE_VALUES!r}"
    )
