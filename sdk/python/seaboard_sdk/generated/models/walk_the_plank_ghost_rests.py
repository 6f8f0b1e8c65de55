# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.walk_the_plank_ghost_rests_type import (
    WalkThePlankGhostRestsType,
    check_walk_the_plank_ghost_rests_type,
)

T = TypeVar("T", bound="WalkThePlankGhostRests")


@_attrs_define
class WalkThePlankGhostRests:
    """A seat that is out does not become a ghost (WP-7.1).

    Attributes:
        type_ (WalkThePlankGhostRestsType):  Default: 'walk-the-plank.ghost-rests'.
        seat (int):
    """

    seat: int
    type_: WalkThePlankGhostRestsType = "walk-the-plank.ghost-rests"

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
        type_ = check_walk_the_plank_ghost_rests_type(d.pop("type"))

        seat = d.pop("seat")

        walk_the_plank_ghost_rests = cls(
            type_=type_,
            seat=seat,
        )

        return walk_the_plank_ghost_rests
