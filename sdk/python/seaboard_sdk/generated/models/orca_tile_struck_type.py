# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaTileStruckType = Literal["orca.tile-struck"]

ORCA_TILE_STRUCK_TYPE_VALUES: set[OrcaTileStruckType] = {
    "orca.tile-struck",
}


def check_orca_tile_struck_type(value: str) -> OrcaTileStruckType:
    if value not in ORCA_TILE_STRUCK_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_TILE_STRUCK_TYPE_VALUES!r}")
    return cast(OrcaTileStruckType, value)
