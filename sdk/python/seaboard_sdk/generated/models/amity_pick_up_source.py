# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityPickUpSource = Literal["dock", "hooper", "shop", "water"]

AMITY_PICK_UP_SOURCE_VALUES: set[AmityPickUpSource] = {
    "dock",
    "hooper",
    "shop",
    "water",
}


def check_amity_pick_up_source(value: str) -> AmityPickUpSource:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityPickUpSource, value)
