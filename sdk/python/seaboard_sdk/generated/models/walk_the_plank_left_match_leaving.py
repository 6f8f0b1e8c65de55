# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankLeftMatchLeaving = Literal["forfeited", "resigned"]

WALK_THE_PLANK_LEFT_MATCH_LEAVING_VALUES: set[WalkThePlankLeftMatchLeaving] = {
    "forfeited",
    "resigned",
}


def check_walk_the_plank_left_match_leaving(value: str) -> WalkThePlankLeftMatchLeaving:
    if value in WALK_THE_PLANK_LEFT_MATCH_LEAVING_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_LEFT_MATCH_LEAVING_VALUES!r}"
    )
