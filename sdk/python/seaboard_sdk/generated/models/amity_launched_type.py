# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityLaunchedType = Literal["amity.launched"]

AMITY_LAUNCHED_TYPE_VALUES: set[AmityLaunchedType] = {
    "amity.launched",
}


def check_amity_launched_type(value: str) -> AmityLaunchedType:
    if value in AMITY_LAUNCHED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_LAUNCHED_TYPE_VALUES!r}"
    )
