# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityLookedType = Literal["amity.looked"]

AMITY_LOOKED_TYPE_VALUES: set[AmityLookedType] = {
    "amity.looked",
}


def check_amity_looked_type(value: str) -> AmityLookedType:
    if value in AMITY_LOOKED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_LOOKED_TYPE_VALUES!r}"
    )
