# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityLaunchType = Literal["amity.launch"]

AMITY_LAUNCH_TYPE_VALUES: set[AmityLaunchType] = {
    "amity.launch",
}


def check_amity_launch_type(value: str) -> AmityLaunchType:
    if value in AMITY_LAUNCH_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_LAUNCH_TYPE_VALUES!r}"
    )
