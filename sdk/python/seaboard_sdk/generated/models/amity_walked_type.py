# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityWalkedType = Literal["amity.walked"]

AMITY_WALKED_TYPE_VALUES: set[AmityWalkedType] = {
    "amity.walked",
}


def check_amity_walked_type(value: str) -> AmityWalkedType:
    if value in AMITY_WALKED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_WALKED_TYPE_VALUES!r}"
    )
