# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.walk_the_plank_dragged_origin import (
    WalkThePlankDraggedOrigin,
    check_walk_the_plank_dragged_origin,
)
from ..models.walk_the_plank_dragged_target import (
    WalkThePlankDraggedTarget,
    check_walk_the_plank_dragged_target,
)
from ..models.walk_the_plank_dragged_type import (
    WalkThePlankDraggedType,
    check_walk_the_plank_dragged_type,
)

T = TypeVar("T", bound="WalkThePlankDragged")


@_attrs_define
class WalkThePlankDragged:
    """A seat's pirate and another one moved together.

    Attributes:
        type_ (WalkThePlankDraggedType):  Default: 'walk-the-plank.dragged'.
        seat (int):
        other_seat (int):
        origin (WalkThePlankDraggedOrigin):
        target (WalkThePlankDraggedTarget):
    """

    seat: int
    other_seat: int
    origin: WalkThePlankDraggedOrigin
    target: WalkThePlankDraggedTarget
    type_: WalkThePlankDraggedType = "walk-the-plank.dragged"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        seat = self.seat

        other_seat = self.other_seat

        origin: str = self.origin

        target: str = self.target

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "other_seat": other_seat,
                "origin": origin,
                "target": target,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_walk_the_plank_dragged_type(d.pop("type"))

        seat = d.pop("seat")

        other_seat = d.pop("other_seat")

        origin = check_walk_the_plank_dragged_origin(d.pop("origin"))

        target = check_walk_the_plank_dragged_target(d.pop("target"))

        walk_the_plank_dragged = cls(
            type_=type_,
            seat=seat,
            other_seat=other_seat,
            origin=origin,
            target=target,
        )

        return walk_the_plank_dragged
