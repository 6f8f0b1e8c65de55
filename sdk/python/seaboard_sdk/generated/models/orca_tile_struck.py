# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.orca_tile_struck_type import (
    OrcaTileStruckType,
    check_orca_tile_struck_type,
)

T = TypeVar("T", bound="OrcaTileStruck")


@_attrs_define
class OrcaTileStruck:
    """The shark attacks a tile and rolls (OR-7.2).

    Attributes:
        type_ (OrcaTileStruckType):  Default: 'orca.tile-struck'.
        zone (str): A zone of the boat: port P or starboard S, 1 at the bow.
        dice (list[int]): What each die shows, ascending.
        hits (int):
    """

    zone: str
    dice: list[int]
    hits: int
    type_: OrcaTileStruckType = "orca.tile-struck"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        zone = self.zone

        dice = self.dice

        hits = self.hits

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "zone": zone,
                "dice": dice,
                "hits": hits,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_tile_struck_type(d.pop("type"))

        zone = d.pop("zone")

        dice = cast(list[int], d.pop("dice"))

        hits = d.pop("hits")

        orca_tile_struck = cls(
            type_=type_,
            zone=zone,
            dice=dice,
            hits=hits,
        )

        return orca_tile_struck
