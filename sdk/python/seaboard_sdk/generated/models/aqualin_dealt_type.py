# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AqualinDealtType = Literal["aqualin.dealt"]

AQUALIN_DEALT_TYPE_VALUES: set[AqualinDealtType] = {
    "aqualin.dealt",
}


def check_aqualin_dealt_type(value: str) -> AqualinDealtType:
    if value not in AQUALIN_DEALT_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AQUALIN_DEALT_TYPE_VALUES!r}")
    return cast(AqualinDealtType, value)
