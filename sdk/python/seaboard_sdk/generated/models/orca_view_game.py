# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaViewGame = Literal["orca"]

ORCA_VIEW_GAME_VALUES: set[OrcaViewGame] = {
    "orca",
}


def check_orca_view_game(value: str) -> OrcaViewGame:
    if value not in ORCA_VIEW_GAME_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_VIEW_GAME_VALUES!r}")
    return cast(OrcaViewGame, value)
