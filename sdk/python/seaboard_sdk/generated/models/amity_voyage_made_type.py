# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityVoyageMadeType = Literal["amity.voyage"]

AMITY_VOYAGE_MADE_TYPE_VALUES: set[AmityVoyageMadeType] = {
    "amity.voyage",
}


def check_amity_voyage_made_type(value: str) -> AmityVoyageMadeType:
    if value not in AMITY_VOYAGE_MADE_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_VOYAGE_MADE_TYPE_VALUES!r}")
    return cast(AmityVoyageMadeType, value)
