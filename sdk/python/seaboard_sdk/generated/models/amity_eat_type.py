# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityEatType = Literal["amity.eat"]

AMITY_EAT_TYPE_VALUES: set[AmityEatType] = {
    "amity.eat",
}


def check_amity_eat_type(value: str) -> AmityEatType:
    if value in AMITY_EAT_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_EAT_TYPE_VALUES!r}"
    )
