# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityViewEndingType0 = Literal["barrels", "forfeited", "resigned", "rounds", "swimmers"]

AMITY_VIEW_ENDING_TYPE_0_VALUES: set[AmityViewEndingType0] = {
    "barrels",
    "forfeited",
    "resigned",
    "rounds",
    "swimmers",
}


def check_amity_view_ending_type_0(value: str) -> AmityViewEndingType0:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityViewEndingType0, value)
