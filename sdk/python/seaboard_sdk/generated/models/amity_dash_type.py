# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityDashType = Literal["amity.dash"]

AMITY_DASH_TYPE_VALUES: set[AmityDashType] = {
    "amity.dash",
}


def check_amity_dash_type(value: str) -> AmityDashType:
    if value not in AMITY_DASH_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_DASH_TYPE_VALUES!r}")
    return cast(AmityDashType, value)
