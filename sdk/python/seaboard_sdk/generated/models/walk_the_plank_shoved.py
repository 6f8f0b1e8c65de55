# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.walk_the_plank_shoved_origin import (
    WalkThePlankShovedOrigin,
    check_walk_the_plank_shoved_origin,
)
from ..models.walk_the_plank_shoved_target import (
    WalkThePlankShovedTarget,
    check_walk_the_plank_shoved_target,
)
from ..models.walk_the_plank_shoved_type import (
    WalkThePlankShovedType,
    check_walk_the_plank_shoved_type,
)

T = TypeVar("T", bound="WalkThePlankShoved")


@_attrs_define
class WalkThePlankShoved:
    """A seat, or its ghost, shoved a pirate.

    Attributes:
        type_ (WalkThePlankShovedType):  Default: 'walk-the-plank.shoved'.
        seat (int):
        victim_seat (int):
        origin (WalkThePlankShovedOrigin):
        target (WalkThePlankShovedTarget):
    """

    seat: int
    victim_seat: int
    origin: WalkThePlankShovedOrigin
    target: WalkThePlankShovedTarget
    type_: WalkThePlankShovedType = "walk-the-plank.shoved"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        seat = self.seat

        victim_seat = self.victim_seat

        origin: str = self.origin

        target: str = self.target

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "victim_seat": victim_seat,
                "origin": origin,
                "target": target,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_walk_the_plank_shoved_type(d.pop("type"))

        seat = d.pop("seat")

        victim_seat = d.pop("victim_seat")

        origin = check_walk_the_plank_shoved_origin(d.pop("origin"))

        target = check_walk_the_plank_shoved_target(d.pop("target"))

        walk_the_plank_shoved = cls(
            type_=type_,
            seat=seat,
            victim_seat=victim_seat,
            origin=origin,
            target=target,
        )

        return walk_the_plank_shoved
