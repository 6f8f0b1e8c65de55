# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaTileHitType = Literal["orca.tile-hit"]

ORCA_TILE_HIT_TYPE_VALUES: set[OrcaTileHitType] = {
    "orca.tile-hit",
}


def check_orca_tile_hit_type(value: str) -> OrcaTileHitType:
    if value in ORCA_TILE_HIT_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_TILE_HIT_TYPE_VALUES!r}"
    )
