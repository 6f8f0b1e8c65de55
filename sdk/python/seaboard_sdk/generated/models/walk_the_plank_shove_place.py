# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankShovePlace = Literal["plank-1", "plank-2", "plank-3", "ship"]

WALK_THE_PLANK_SHOVE_PLACE_VALUES: set[WalkThePlankShovePlace] = {
    "plank-1",
    "plank-2",
    "plank-3",
    "ship",
}


def check_walk_the_plank_shove_place(value: str) -> WalkThePlankShovePlace:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(WalkThePlankShovePlace, value)
