# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankViewGame = Literal["walk-the-plank"]

WALK_THE_PLANK_VIEW_GAME_VALUES: set[WalkThePlankViewGame] = {
    "walk-the-plank",
}


def check_walk_the_plank_view_game(value: str) -> WalkThePlankViewGame:
    if value in WALK_THE_PLANK_VIEW_GAME_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_VIEW_GAME_VALUES!r}"
    )
