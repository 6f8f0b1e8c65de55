# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityViewEndingType0 = Literal["barrels", "forfeited", "resigned", "rounds", "swimmers"]

AMITY_VIEW_ENDING_TYPE_0_VALUES: set[AmityViewEndingType0] = {
    "barrels",
    "forfeited",
    "resigned",
    "rounds",
    "swimmers",
}


def check_amity_view_ending_type_0(value: str) -> AmityViewEndingType0:
    if value in AMITY_VIEW_ENDING_TYPE_0_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_VIEW_ENDING_TYPE_0_VALUES!r}"
    )
