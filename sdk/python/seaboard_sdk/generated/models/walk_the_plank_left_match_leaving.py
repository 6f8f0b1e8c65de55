# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankLeftMatchLeaving = Literal["forfeited", "resigned"]

WALK_THE_PLANK_LEFT_MATCH_LEAVING_VALUES: set[WalkThePlankLeftMatchLeaving] = {
    "forfeited",
    "resigned",
}


def check_walk_the_plank_left_match_leaving(value: str) -> WalkThePlankLeftMatchLeaving:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(WalkThePlankLeftMatchLeaving, value)
