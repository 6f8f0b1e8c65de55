# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmitySailedType = Literal["amity.sailed"]

AMITY_SAILED_TYPE_VALUES: set[AmitySailedType] = {
    "amity.sailed",
}


def check_amity_sailed_type(value: str) -> AmitySailedType:
    if value not in AMITY_SAILED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_SAILED_TYPE_VALUES!r}")
    return cast(AmitySailedType, value)
