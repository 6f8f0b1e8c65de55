# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaTileStruckType = Literal["orca.tile-struck"]

ORCA_TILE_STRUCK_TYPE_VALUES: set[OrcaTileStruckType] = {
    "orca.tile-struck",
}


def check_orca_tile_struck_type(value: str) -> OrcaTileStruckType:
    if value in ORCA_TILE_STRUCK_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_TILE_STRUCK_TYPE_VALUES!r}"
    )
