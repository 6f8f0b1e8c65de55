# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaStrikeTileType = Literal["orca.strike-tile"]

ORCA_STRIKE_TILE_TYPE_VALUES: set[OrcaStrikeTileType] = {
    "orca.strike-tile",
}


def check_orca_strike_tile_type(value: str) -> OrcaStrikeTileType:
    if value in ORCA_STRIKE_TILE_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_STRIKE_TILE_TYPE_VALUES!r}"
    )
