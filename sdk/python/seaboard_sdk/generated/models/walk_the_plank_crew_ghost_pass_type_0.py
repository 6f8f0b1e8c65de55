# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankCrewGhostPassType0 = Literal[1, 2, 3]

WALK_THE_PLANK_CREW_GHOST_PASS_TYPE_0_VALUES: set[WalkThePlankCrewGhostPassType0] = {
    1,
    2,
    3,
}


def check_walk_the_plank_crew_ghost_pass_type_0(
    value: int,
) -> WalkThePlankCrewGhostPassType0:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(WalkThePlankCrewGhostPassType0, value)
