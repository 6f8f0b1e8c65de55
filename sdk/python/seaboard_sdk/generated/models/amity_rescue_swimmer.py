# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityRescueSwimmer = Literal["michael", "swimmer"]

AMITY_RESCUE_SWIMMER_VALUES: set[AmityRescueSwimmer] = {
    "michael",
    "swimmer",
}


def check_amity_rescue_swimmer(value: str) -> AmityRescueSwimmer:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityRescueSwimmer, value)
