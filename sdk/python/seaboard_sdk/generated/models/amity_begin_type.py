# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityBeginType = Literal["amity.begin"]

AMITY_BEGIN_TYPE_VALUES: set[AmityBeginType] = {
    "amity.begin",
}


def check_amity_begin_type(value: str) -> AmityBeginType:
    if value in AMITY_BEGIN_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_BEGIN_TYPE_VALUES!r}"
    )
