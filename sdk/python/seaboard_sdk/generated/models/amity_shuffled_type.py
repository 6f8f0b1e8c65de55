# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityShuffledType = Literal["amity.shuffled"]

AMITY_SHUFFLED_TYPE_VALUES: set[AmityShuffledType] = {
    "amity.shuffled",
}


def check_amity_shuffled_type(value: str) -> AmityShuffledType:
    if value in AMITY_SHUFFLED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_SHUFFLED_TYPE_VALUES!r}"
    )
