# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedIslandMoveSide = Literal["jaws", "orca"]

BEACH_CLOSED_ISLAND_MOVE_SIDE_VALUES: set[BeachClosedIslandMoveSide] = {
    "jaws",
    "orca",
}


def check_beach_closed_island_move_side(value: str) -> BeachClosedIslandMoveSide:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(BeachClosedIslandMoveSide, value)
