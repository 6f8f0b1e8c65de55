# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankCrewStatus = Literal["aboard", "ghost", "left", "out"]

WALK_THE_PLANK_CREW_STATUS_VALUES: set[WalkThePlankCrewStatus] = {
    "aboard",
    "ghost",
    "left",
    "out",
}


def check_walk_the_plank_crew_status(value: str) -> WalkThePlankCrewStatus:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(WalkThePlankCrewStatus, value)
