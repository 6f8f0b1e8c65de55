# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityVoyageMadeType = Literal["amity.voyage"]

AMITY_VOYAGE_MADE_TYPE_VALUES: set[AmityVoyageMadeType] = {
    "amity.voyage",
}


def check_amity_voyage_made_type(value: str) -> AmityVoyageMadeType:
    if value in AMITY_VOYAGE_MADE_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_VOYAGE_MADE_TYPE_VALUES!r}"
    )
