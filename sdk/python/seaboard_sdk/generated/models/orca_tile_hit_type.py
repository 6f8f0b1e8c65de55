# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaTileHitType = Literal["orca.tile-hit"]

ORCA_TILE_HIT_TYPE_VALUES: set[OrcaTileHitType] = {
    "orca.tile-hit",
}


def check_orca_tile_hit_type(value: str) -> OrcaTileHitType:
    if value not in ORCA_TILE_HIT_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_TILE_HIT_TYPE_VALUES!r}")
    return cast(OrcaTileHitType, value)
