# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityBegunType = Literal["amity.begun"]

AMITY_BEGUN_TYPE_VALUES: set[AmityBegunType] = {
    "amity.begun",
}


def check_amity_begun_type(value: str) -> AmityBegunType:
    if value in AMITY_BEGUN_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_BEGUN_TYPE_VALUES!r}"
    )
