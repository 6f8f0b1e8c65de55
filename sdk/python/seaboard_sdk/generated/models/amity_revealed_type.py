# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityRevealedType = Literal["amity.revealed"]

AMITY_REVEALED_TYPE_VALUES: set[AmityRevealedType] = {
    "amity.revealed",
}


def check_amity_revealed_type(value: str) -> AmityRevealedType:
    if value in AMITY_REVEALED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_REVEALED_TYPE_VALUES!r}"
    )
