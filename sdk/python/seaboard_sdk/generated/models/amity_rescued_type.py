# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityRescuedType = Literal["amity.rescued"]

AMITY_RESCUED_TYPE_VALUES: set[AmityRescuedType] = {
    "amity.rescued",
}


def check_amity_rescued_type(value: str) -> AmityRescuedType:
    if value in AMITY_RESCUED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_RESCUED_TYPE_VALUES!r}"
    )
