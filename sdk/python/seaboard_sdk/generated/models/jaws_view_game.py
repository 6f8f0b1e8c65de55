# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

JawsViewGame = Literal["jaws"]

JAWS_VIEW_GAME_VALUES: set[JawsViewGame] = {
    "jaws",
}


def check_jaws_view_game(value: str) -> JawsViewGame:
    if value in JAWS_VIEW_GAME_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {JAWS_VIEW_GAME_VALUES!r}"
    )
