# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityEatSwimmer = Literal["michael", "swimmer"]

AMITY_EAT_SWIMMER_VALUES: set[AmityEatSwimmer] = {
    "michael",
    "swimmer",
}


def check_amity_eat_swimmer(value: str) -> AmityEatSwimmer:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityEatSwimmer, value)
