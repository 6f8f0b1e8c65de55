# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityPickedUpSource = Literal["dock", "hooper", "shop", "water"]

AMITY_PICKED_UP_SOURCE_VALUES: set[AmityPickedUpSource] = {
    "dock",
    "hooper",
    "shop",
    "water",
}


def check_amity_picked_up_source(value: str) -> AmityPickedUpSource:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityPickedUpSource, value)
