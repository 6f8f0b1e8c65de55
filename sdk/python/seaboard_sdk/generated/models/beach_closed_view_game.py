# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedViewGame = Literal["beach-closed"]

BEACH_CLOSED_VIEW_GAME_VALUES: set[BeachClosedViewGame] = {
    "beach-closed",
}


def check_beach_closed_view_game(value: str) -> BeachClosedViewGame:
    if value not in BEACH_CLOSED_VIEW_GAME_VALUES:
        raise TypeError(f"{value!r} is not one of {BEACH_CLOSED_VIEW_GAME_VALUES!r}")
    return cast(BeachClosedViewGame, value)
