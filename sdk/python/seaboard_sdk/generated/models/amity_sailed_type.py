# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmitySailedType = Literal["amity.sailed"]

AMITY_SAILED_TYPE_VALUES: set[AmitySailedType] = {
    "amity.sailed",
}


def check_amity_sailed_type(value: str) -> AmitySailedType:
    if value in AMITY_SAILED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_SAILED_TYPE_VALUES!r}"
    )
