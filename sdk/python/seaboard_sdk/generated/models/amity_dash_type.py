# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityDashType = Literal["amity.dash"]

AMITY_DASH_TYPE_VALUES: set[AmityDashType] = {
    "amity.dash",
}


def check_amity_dash_type(value: str) -> AmityDashType:
    if value in AMITY_DASH_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_DASH_TYPE_VALUES!r}"
    )
