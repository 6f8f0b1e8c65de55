# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityGiveType = Literal["amity.give"]

AMITY_GIVE_TYPE_VALUES: set[AmityGiveType] = {
    "amity.give",
}


def check_amity_give_type(value: str) -> AmityGiveType:
    if value in AMITY_GIVE_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_GIVE_TYPE_VALUES!r}"
    )
