# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityDevourType = Literal["amity.devour"]

AMITY_DEVOUR_TYPE_VALUES: set[AmityDevourType] = {
    "amity.devour",
}


def check_amity_devour_type(value: str) -> AmityDevourType:
    if value not in AMITY_DEVOUR_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_DEVOUR_TYPE_VALUES!r}")
    return cast(AmityDevourType, value)
