# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AqualinDealtType = Literal["aqualin.dealt"]

AQUALIN_DEALT_TYPE_VALUES: set[AqualinDealtType] = {
    "aqualin.dealt",
}


def check_aqualin_dealt_type(value: str) -> AqualinDealtType:
    if value in AQUALIN_DEALT_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AQUALIN_DEALT_TYPE_VALUES!r}"
    )
