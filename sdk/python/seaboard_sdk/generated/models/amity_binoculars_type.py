# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityBinocularsType = Literal["amity.binoculars"]

AMITY_BINOCULARS_TYPE_VALUES: set[AmityBinocularsType] = {
    "amity.binoculars",
}


def check_amity_binoculars_type(value: str) -> AmityBinocularsType:
    if value not in AMITY_BINOCULARS_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_BINOCULARS_TYPE_VALUES!r}")
    return cast(AmityBinocularsType, value)
