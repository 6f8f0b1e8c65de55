# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AqualinViewGame = Literal["aqualin"]

AQUALIN_VIEW_GAME_VALUES: set[AqualinViewGame] = {
    "aqualin",
}


def check_aqualin_view_game(value: str) -> AqualinViewGame:
    if value not in AQUALIN_VIEW_GAME_VALUES:
        raise TypeError(f"{value!r} is not one of {AQUALIN_VIEW_GAME_VALUES!r}")
    return cast(AqualinViewGame, value)
