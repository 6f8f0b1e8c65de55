# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmitySoundedType = Literal["amity.sounded"]

AMITY_SOUNDED_TYPE_VALUES: set[AmitySoundedType] = {
    "amity.sounded",
}


def check_amity_sounded_type(value: str) -> AmitySoundedType:
    if value not in AMITY_SOUNDED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_SOUNDED_TYPE_VALUES!r}")
    return cast(AmitySoundedType, value)
