# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.walk_the_plank_drowned_type import (
    WalkThePlankDrownedType,
    check_walk_the_plank_drowned_type,
)

T = TypeVar("T", bound="WalkThePlankDrowned")


@_attrs_define
class WalkThePlankDrowned:
    """Pirates of a seat went to the Kraken; `left` are still alive (WP-3.6).

    Attributes:
        type_ (WalkThePlankDrownedType):  Default: 'walk-the-plank.drowned'.
        seat (int):
        pirates (int):
        left (int):
    """

    seat: int
    pirates: int
    left: int
    type_: WalkThePlankDrownedType = "walk-the-plank.drowned"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        seat = self.seat

        pirates = self.pirates

        left = self.left

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "pirates": pirates,
                "left": left,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_walk_the_plank_drowned_type(d.pop("type"))

        seat = d.pop("seat")

        pirates = d.pop("pirates")

        left = d.pop("left")

        walk_the_plank_drowned = cls(
            type_=type_,
            seat=seat,
            pirates=pirates,
            left=left,
        )

        return walk_the_plank_drowned
