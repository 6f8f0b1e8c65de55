# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OtherViewGame = Literal["other"]

OTHER_VIEW_GAME_VALUES: set[OtherViewGame] = {
    "other",
}


def check_other_view_game(value: str) -> OtherViewGame:
    if value in OTHER_VIEW_GAME_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {OTHER_VIEW_GAME_VALUES!r}"
    )
