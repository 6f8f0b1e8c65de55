# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityThrowType = Literal["amity.throw"]

AMITY_THROW_TYPE_VALUES: set[AmityThrowType] = {
    "amity.throw",
}


def check_amity_throw_type(value: str) -> AmityThrowType:
    if value in AMITY_THROW_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_THROW_TYPE_VALUES!r}"
    )
