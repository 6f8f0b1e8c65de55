# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityChooseBeachType = Literal["amity.choose-beach"]

AMITY_CHOOSE_BEACH_TYPE_VALUES: set[AmityChooseBeachType] = {
    "amity.choose-beach",
}


def check_amity_choose_beach_type(value: str) -> AmityChooseBeachType:
    if value in AMITY_CHOOSE_BEACH_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_CHOOSE_BEACH_TYPE_VALUES!r}"
    )
