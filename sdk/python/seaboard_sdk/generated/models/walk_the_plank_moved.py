# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.walk_the_plank_moved_origin import (
    WalkThePlankMovedOrigin,
    check_walk_the_plank_moved_origin,
)
from ..models.walk_the_plank_moved_target import (
    WalkThePlankMovedTarget,
    check_walk_the_plank_moved_target,
)
from ..models.walk_the_plank_moved_type import (
    WalkThePlankMovedType,
    check_walk_the_plank_moved_type,
)

T = TypeVar("T", bound="WalkThePlankMoved")


@_attrs_define
class WalkThePlankMoved:
    """A seat's own pirate moved.

    Attributes:
        type_ (WalkThePlankMovedType):  Default: 'walk-the-plank.moved'.
        seat (int):
        origin (WalkThePlankMovedOrigin):
        target (WalkThePlankMovedTarget):
    """

    seat: int
    origin: WalkThePlankMovedOrigin
    target: WalkThePlankMovedTarget
    type_: WalkThePlankMovedType = "walk-the-plank.moved"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        seat = self.seat

        origin: str = self.origin

        target: str = self.target

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "origin": origin,
                "target": target,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_walk_the_plank_moved_type(d.pop("type"))

        seat = d.pop("seat")

        origin = check_walk_the_plank_moved_origin(d.pop("origin"))

        target = check_walk_the_plank_moved_target(d.pop("target"))

        walk_the_plank_moved = cls(
            type_=type_,
            seat=seat,
            origin=origin,
            target=target,
        )

        return walk_the_plank_moved
