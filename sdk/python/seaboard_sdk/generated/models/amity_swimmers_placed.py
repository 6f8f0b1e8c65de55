# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_swimmers_placed_type import (
    AmitySwimmersPlacedType,
    check_amity_swimmers_placed_type,
)

if TYPE_CHECKING:
    from ..models.amity_placed import AmityPlaced


T = TypeVar("T", bound="AmitySwimmersPlaced")


@_attrs_define
class AmitySwimmersPlaced:
    """Swimmers come to the beaches (AM-4.1).

    Attributes:
        type_ (AmitySwimmersPlacedType):  Default: 'amity.swimmers-placed'.
        placed (list[AmityPlaced]):
    """

    placed: list[AmityPlaced]
    type_: AmitySwimmersPlacedType = "amity.swimmers-placed"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        placed = []
        for placed_item_data in self.placed:
            placed_item = placed_item_data.to_dict()
            placed.append(placed_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "placed": placed,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.amity_placed import AmityPlaced

        d = dict(src_dict)
        type_ = check_amity_swimmers_placed_type(d.pop("type"))

        placed = []
        _placed = d.pop("placed")
        for placed_item_data in _placed:
            placed_item = AmityPlaced.from_dict(placed_item_data)

            placed.append(placed_item)

        amity_swimmers_placed = cls(
            type_=type_,
            placed=placed,
        )

        return amity_swimmers_placed
