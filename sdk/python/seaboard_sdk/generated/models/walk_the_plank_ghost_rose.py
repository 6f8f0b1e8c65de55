# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.walk_the_plank_ghost_rose_type import (
    WalkThePlankGhostRoseType,
    check_walk_the_plank_ghost_rose_type,
)

T = TypeVar("T", bound="WalkThePlankGhostRose")


@_attrs_define
class WalkThePlankGhostRose:
    """A seat that is out goes on as a ghost (WP-7.1).

    Attributes:
        type_ (WalkThePlankGhostRoseType):  Default: 'walk-the-plank.ghost-rose'.
        seat (int):
    """

    seat: int
    type_: WalkThePlankGhostRoseType = "walk-the-plank.ghost-rose"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        seat = self.seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_walk_the_plank_ghost_rose_type(d.pop("type"))

        seat = d.pop("seat")

        walk_the_plank_ghost_rose = cls(
            type_=type_,
            seat=seat,
        )

        return walk_the_plank_ghost_rose
