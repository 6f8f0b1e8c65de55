# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityDevourType = Literal["amity.devour"]

AMITY_DEVOUR_TYPE_VALUES: set[AmityDevourType] = {
    "amity.devour",
}


def check_amity_devour_type(value: str) -> AmityDevourType:
    if value in AMITY_DEVOUR_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_DEVOUR_TYPE_VALUES!r}"
    )
