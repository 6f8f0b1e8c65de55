# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

BeachClosedIslandMoveSide = Literal["jaws", "orca"]

BEACH_CLOSED_ISLAND_MOVE_SIDE_VALUES: set[BeachClosedIslandMoveSide] = {
    "jaws",
    "orca",
}


def check_beach_closed_island_move_side(value: str) -> BeachClosedIslandMoveSide:
    if value in BEACH_CLOSED_ISLAND_MOVE_SIDE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_ISLAND_MOVE_SIDE_VALUES!r}"
    )
