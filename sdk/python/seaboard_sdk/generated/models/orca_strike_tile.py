# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_strike_tile_type import (
    OrcaStrikeTileType,
    check_orca_strike_tile_type,
)

T = TypeVar("T", bound="OrcaStrikeTile")


@_attrs_define
class OrcaStrikeTile:
    """The shark attacks a tile that touches its water (OR-7.2).

    Attributes:
        type_ (OrcaStrikeTileType):  Default: 'orca.strike-tile'.
        zone (str): A zone of the boat: port P or starboard S, 1 at the bow.
    """

    zone: str
    type_: OrcaStrikeTileType = "orca.strike-tile"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        zone = self.zone

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "zone": zone,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_strike_tile_type(d.pop("type"))

        zone = d.pop("zone")

        orca_strike_tile = cls(
            type_=type_,
            zone=zone,
        )

        return orca_strike_tile
