# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityBinocularsType = Literal["amity.binoculars"]

AMITY_BINOCULARS_TYPE_VALUES: set[AmityBinocularsType] = {
    "amity.binoculars",
}


def check_amity_binoculars_type(value: str) -> AmityBinocularsType:
    if value in AMITY_BINOCULARS_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_BINOCULARS_TYPE_VALUES!r}"
    )
