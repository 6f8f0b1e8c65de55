# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaStrikeTileType = Literal["orca.strike-tile"]

ORCA_STRIKE_TILE_TYPE_VALUES: set[OrcaStrikeTileType] = {
    "orca.strike-tile",
}


def check_orca_strike_tile_type(value: str) -> OrcaStrikeTileType:
    if value not in ORCA_STRIKE_TILE_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_STRIKE_TILE_TYPE_VALUES!r}")
    return cast(OrcaStrikeTileType, value)
