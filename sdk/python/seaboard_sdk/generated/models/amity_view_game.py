# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityViewGame = Literal["amity"]

AMITY_VIEW_GAME_VALUES: set[AmityViewGame] = {
    "amity",
}


def check_amity_view_game(value: str) -> AmityViewGame:
    if value not in AMITY_VIEW_GAME_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_VIEW_GAME_VALUES!r}")
    return cast(AmityViewGame, value)
