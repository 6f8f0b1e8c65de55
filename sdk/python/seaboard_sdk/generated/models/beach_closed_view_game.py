# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

BeachClosedViewGame = Literal["beach-closed"]

BEACH_CLOSED_VIEW_GAME_VALUES: set[BeachClosedViewGame] = {
    "beach-closed",
}


def check_beach_closed_view_game(value: str) -> BeachClosedViewGame:
    if value in BEACH_CLOSED_VIEW_GAME_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_VIEW_GAME_VALUES!r}"
    )
