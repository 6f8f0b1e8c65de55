# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_tile_hit_tile import OrcaTileHitTile, check_orca_tile_hit_tile
from ..models.orca_tile_hit_type import OrcaTileHitType, check_orca_tile_hit_type

T = TypeVar("T", bound="OrcaTileHit")


@_attrs_define
class OrcaTileHit:
    """What an attack did to a tile (OR-7.2).

    Attributes:
        type_ (OrcaTileHitType):  Default: 'orca.tile-hit'.
        zone (str): A zone of the boat: port P or starboard S, 1 at the bow.
        hits (int):
        tile (OrcaTileHitTile): Its condition now.
        harmed (bool): Whether it was damaged or destroyed by this.
    """

    zone: str
    hits: int
    tile: OrcaTileHitTile
    harmed: bool
    type_: OrcaTileHitType = "orca.tile-hit"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        zone = self.zone

        hits = self.hits

        tile: str = self.tile

        harmed = self.harmed

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "zone": zone,
                "hits": hits,
                "tile": tile,
                "harmed": harmed,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_tile_hit_type(d.pop("type"))

        zone = d.pop("zone")

        hits = d.pop("hits")

        tile = check_orca_tile_hit_tile(d.pop("tile"))

        harmed = d.pop("harmed")

        orca_tile_hit = cls(
            type_=type_,
            zone=zone,
            hits=hits,
            tile=tile,
            harmed=harmed,
        )

        return orca_tile_hit
