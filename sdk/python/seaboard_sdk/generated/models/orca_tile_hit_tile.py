# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaTileHitTile = Literal["damaged", "destroyed", "whole"]

ORCA_TILE_HIT_TILE_VALUES: set[OrcaTileHitTile] = {
    "damaged",
    "destroyed",
    "whole",
}


def check_orca_tile_hit_tile(value: str) -> OrcaTileHitTile:
    if value in ORCA_TILE_HIT_TILE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_TILE_HIT_TILE_VALUES!r}"
    )
