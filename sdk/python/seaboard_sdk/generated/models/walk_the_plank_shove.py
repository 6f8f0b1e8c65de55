# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.walk_the_plank_shove_place import (
    WalkThePlankShovePlace,
    check_walk_the_plank_shove_place,
)
from ..models.walk_the_plank_shove_type import (
    WalkThePlankShoveType,
    check_walk_the_plank_shove_type,
)

T = TypeVar("T", bound="WalkThePlankShove")


@_attrs_define
class WalkThePlankShove:
    """Shove a pirate of a seat one place toward the Kraken; the one that shoves stands in the same place (WP-4.1 to
    WP-4.3, WP-7.4).

        Attributes:
            type_ (WalkThePlankShoveType):  Default: 'walk-the-plank.shove'.
            place (WalkThePlankShovePlace):
            victim_seat (int):
    """

    place: WalkThePlankShovePlace
    victim_seat: int
    type_: WalkThePlankShoveType = "walk-the-plank.shove"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        place: str = self.place

        victim_seat = self.victim_seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "place": place,
                "victim_seat": victim_seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_walk_the_plank_shove_type(d.pop("type"))

        place = check_walk_the_plank_shove_place(d.pop("place"))

        victim_seat = d.pop("victim_seat")

        walk_the_plank_shove = cls(
            type_=type_,
            place=place,
            victim_seat=victim_seat,
        )

        return walk_the_plank_shove
