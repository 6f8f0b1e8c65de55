# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityViewGame = Literal["amity"]

AMITY_VIEW_GAME_VALUES: set[AmityViewGame] = {
    "amity",
}


def check_amity_view_game(value: str) -> AmityViewGame:
    if value in AMITY_VIEW_GAME_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_VIEW_GAME_VALUES!r}"
    )
