# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityLaunchType = Literal["amity.launch"]

AMITY_LAUNCH_TYPE_VALUES: set[AmityLaunchType] = {
    "amity.launch",
}


def check_amity_launch_type(value: str) -> AmityLaunchType:
    if value not in AMITY_LAUNCH_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_LAUNCH_TYPE_VALUES!r}")
    return cast(AmityLaunchType, value)
