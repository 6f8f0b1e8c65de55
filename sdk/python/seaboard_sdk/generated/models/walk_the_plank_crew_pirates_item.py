# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankCrewPiratesItem = Literal["plank-1", "plank-2", "plank-3", "ship"]

WALK_THE_PLANK_CREW_PIRATES_ITEM_VALUES: set[WalkThePlankCrewPiratesItem] = {
    "plank-1",
    "plank-2",
    "plank-3",
    "ship",
}


def check_walk_the_plank_crew_pirates_item(value: str) -> WalkThePlankCrewPiratesItem:
    if value in WALK_THE_PLANK_CREW_PIRATES_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_CREW_PIRATES_ITEM_VALUES!r}"
    )
