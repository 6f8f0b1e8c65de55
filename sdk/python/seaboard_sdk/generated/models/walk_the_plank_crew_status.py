# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankCrewStatus = Literal["aboard", "ghost", "left", "out"]

WALK_THE_PLANK_CREW_STATUS_VALUES: set[WalkThePlankCrewStatus] = {
    "aboard",
    "ghost",
    "left",
    "out",
}


def check_walk_the_plank_crew_status(value: str) -> WalkThePlankCrewStatus:
    if value in WALK_THE_PLANK_CREW_STATUS_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_CREW_STATUS_VALUES!r}"
    )
