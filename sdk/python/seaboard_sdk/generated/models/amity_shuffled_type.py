# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityShuffledType = Literal["amity.shuffled"]

AMITY_SHUFFLED_TYPE_VALUES: set[AmityShuffledType] = {
    "amity.shuffled",
}


def check_amity_shuffled_type(value: str) -> AmityShuffledType:
    if value not in AMITY_SHUFFLED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_SHUFFLED_TYPE_VALUES!r}")
    return cast(AmityShuffledType, value)
