# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AqualinSlidType = Literal["aqualin.slid"]

AQUALIN_SLID_TYPE_VALUES: set[AqualinSlidType] = {
    "aqualin.slid",
}


def check_aqualin_slid_type(value: str) -> AqualinSlidType:
    if value in AQUALIN_SLID_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AQUALIN_SLID_TYPE_VALUES!r}"
    )
