# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.walk_the_plank_move_origin import (
    WalkThePlankMoveOrigin,
    check_walk_the_plank_move_origin,
)
from ..models.walk_the_plank_move_target import (
    WalkThePlankMoveTarget,
    check_walk_the_plank_move_target,
)
from ..models.walk_the_plank_move_type import (
    WalkThePlankMoveType,
    check_walk_the_plank_move_type,
)

T = TypeVar("T", bound="WalkThePlankMove")


@_attrs_define
class WalkThePlankMove:
    """Move one's own pirate (WP-4.8, WP-4.9).

    Attributes:
        type_ (WalkThePlankMoveType):  Default: 'walk-the-plank.move'.
        origin (WalkThePlankMoveOrigin):
        target (WalkThePlankMoveTarget):
    """

    origin: WalkThePlankMoveOrigin
    target: WalkThePlankMoveTarget
    type_: WalkThePlankMoveType = "walk-the-plank.move"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        origin: str = self.origin

        target: str = self.target

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "origin": origin,
                "target": target,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_walk_the_plank_move_type(d.pop("type"))

        origin = check_walk_the_plank_move_origin(d.pop("origin"))

        target = check_walk_the_plank_move_target(d.pop("target"))

        walk_the_plank_move = cls(
            type_=type_,
            origin=origin,
            target=target,
        )

        return walk_the_plank_move
