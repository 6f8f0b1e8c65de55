# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityLaunchedType = Literal["amity.launched"]

AMITY_LAUNCHED_TYPE_VALUES: set[AmityLaunchedType] = {
    "amity.launched",
}


def check_amity_launched_type(value: str) -> AmityLaunchedType:
    if value not in AMITY_LAUNCHED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_LAUNCHED_TYPE_VALUES!r}")
    return cast(AmityLaunchedType, value)
