# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityRescuedSwimmer = Literal["michael", "swimmer"]

AMITY_RESCUED_SWIMMER_VALUES: set[AmityRescuedSwimmer] = {
    "michael",
    "swimmer",
}


def check_amity_rescued_swimmer(value: str) -> AmityRescuedSwimmer:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityRescuedSwimmer, value)
