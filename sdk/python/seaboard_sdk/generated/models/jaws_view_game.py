# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

JawsViewGame = Literal["jaws"]

JAWS_VIEW_GAME_VALUES: set[JawsViewGame] = {
    "jaws",
}


def check_jaws_view_game(value: str) -> JawsViewGame:
    if value not in JAWS_VIEW_GAME_VALUES:
        raise TypeError(f"{value!r} is not one of {JAWS_VIEW_GAME_VALUES!r}")
    return cast(JawsViewGame, value)
