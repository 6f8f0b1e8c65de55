# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankViewGame = Literal["walk-the-plank"]

WALK_THE_PLANK_VIEW_GAME_VALUES: set[WalkThePlankViewGame] = {
    "walk-the-plank",
}


def check_walk_the_plank_view_game(value: str) -> WalkThePlankViewGame:
    if value not in WALK_THE_PLANK_VIEW_GAME_VALUES:
        raise TypeError(f"{value!r} is not one of {WALK_THE_PLANK_VIEW_GAME_VALUES!r}")
    return cast(WalkThePlankViewGame, value)
