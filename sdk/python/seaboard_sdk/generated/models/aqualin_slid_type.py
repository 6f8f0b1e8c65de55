# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AqualinSlidType = Literal["aqualin.slid"]

AQUALIN_SLID_TYPE_VALUES: set[AqualinSlidType] = {
    "aqualin.slid",
}


def check_aqualin_slid_type(value: str) -> AqualinSlidType:
    if value not in AQUALIN_SLID_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AQUALIN_SLID_TYPE_VALUES!r}")
    return cast(AqualinSlidType, value)
