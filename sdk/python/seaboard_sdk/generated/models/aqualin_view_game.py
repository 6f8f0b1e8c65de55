# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AqualinViewGame = Literal["aqualin"]

AQUALIN_VIEW_GAME_VALUES: set[AqualinViewGame] = {
    "aqualin",
}


def check_aqualin_view_game(value: str) -> AqualinViewGame:
    if value in AQUALIN_VIEW_GAME_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AQUALIN_VIEW_GAME_VALUES!r}"
    )
