# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankCrewPiratesItem = Literal["plank-1", "plank-2", "plank-3", "ship"]

WALK_THE_PLANK_CREW_PIRATES_ITEM_VALUES: set[WalkThePlankCrewPiratesItem] = {
    "plank-1",
    "plank-2",
    "plank-3",
    "ship",
}


def check_walk_the_plank_crew_pirates_item(value: str) -> WalkThePlankCrewPiratesItem:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(WalkThePlankCrewPiratesItem, value)
