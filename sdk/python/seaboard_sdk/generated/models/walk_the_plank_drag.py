# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.walk_the_plank_drag_place import (
    WalkThePlankDragPlace,
    check_walk_the_plank_drag_place,
)
from ..models.walk_the_plank_drag_type import (
    WalkThePlankDragType,
    check_walk_the_plank_drag_type,
)

T = TypeVar("T", bound="WalkThePlankDrag")


@_attrs_define
class WalkThePlankDrag:
    """Move one's own pirate and one other of the same place together, the way the card says (WP-4.6, WP-4.7). Where
    `other_seat` is one's own, two of one's own pirates move.

        Attributes:
            type_ (WalkThePlankDragType):  Default: 'walk-the-plank.drag'.
            place (WalkThePlankDragPlace):
            other_seat (int):
    """

    place: WalkThePlankDragPlace
    other_seat: int
    type_: WalkThePlankDragType = "walk-the-plank.drag"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        place: str = self.place

        other_seat = self.other_seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "place": place,
                "other_seat": other_seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_walk_the_plank_drag_type(d.pop("type"))

        place = check_walk_the_plank_drag_place(d.pop("place"))

        other_seat = d.pop("other_seat")

        walk_the_plank_drag = cls(
            type_=type_,
            place=place,
            other_seat=other_seat,
        )

        return walk_the_plank_drag
