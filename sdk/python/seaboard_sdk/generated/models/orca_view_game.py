# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaViewGame = Literal["orca"]

ORCA_VIEW_GAME_VALUES: set[OrcaViewGame] = {
    "orca",
}


def check_orca_view_game(value: str) -> OrcaViewGame:
    if value in ORCA_VIEW_GAME_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_VIEW_GAME_VALUES!r}"
    )
