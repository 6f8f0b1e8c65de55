# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityDropType = Literal["amity.drop"]

AMITY_DROP_TYPE_VALUES: set[AmityDropType] = {
    "amity.drop",
}


def check_amity_drop_type(value: str) -> AmityDropType:
    if value in AMITY_DROP_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_DROP_TYPE_VALUES!r}"
    )
