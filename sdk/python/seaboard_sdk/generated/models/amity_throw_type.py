# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityThrowType = Literal["amity.throw"]

AMITY_THROW_TYPE_VALUES: set[AmityThrowType] = {
    "amity.throw",
}


def check_amity_throw_type(value: str) -> AmityThrowType:
    if value not in AMITY_THROW_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_THROW_TYPE_VALUES!r}")
    return cast(AmityThrowType, value)
