# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaTileHitTile = Literal["damaged", "destroyed", "whole"]

ORCA_TILE_HIT_TILE_VALUES: set[OrcaTileHitTile] = {
    "damaged",
    "destroyed",
    "whole",
}


def check_orca_tile_hit_tile(value: str) -> OrcaTileHitTile:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaTileHitTile, value)
