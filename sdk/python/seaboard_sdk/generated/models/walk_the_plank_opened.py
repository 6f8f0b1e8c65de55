# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.walk_the_plank_opened_type import (
    WalkThePlankOpenedType,
    check_walk_the_plank_opened_type,
)

T = TypeVar("T", bound="WalkThePlankOpened")


@_attrs_define
class WalkThePlankOpened:
    """A match began; chance gave the captain's favour to a seat (WP-2).

    Attributes:
        type_ (WalkThePlankOpenedType):  Default: 'walk-the-plank.opened'.
        seats (int):
        planks (int):
        favour_seat (int):
    """

    seats: int
    planks: int
    favour_seat: int
    type_: WalkThePlankOpenedType = "walk-the-plank.opened"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        seats = self.seats

        planks = self.planks

        favour_seat = self.favour_seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seats": seats,
                "planks": planks,
                "favour_seat": favour_seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_walk_the_plank_opened_type(d.pop("type"))

        seats = d.pop("seats")

        planks = d.pop("planks")

        favour_seat = d.pop("favour_seat")

        walk_the_plank_opened = cls(
            type_=type_,
            seats=seats,
            planks=planks,
            favour_seat=favour_seat,
        )

        return walk_the_plank_opened
