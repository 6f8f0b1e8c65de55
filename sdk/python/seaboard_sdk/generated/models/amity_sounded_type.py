# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmitySoundedType = Literal["amity.sounded"]

AMITY_SOUNDED_TYPE_VALUES: set[AmitySoundedType] = {
    "amity.sounded",
}


def check_amity_sounded_type(value: str) -> AmitySoundedType:
    if value in AMITY_SOUNDED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_SOUNDED_TYPE_VALUES!r}"
    )
