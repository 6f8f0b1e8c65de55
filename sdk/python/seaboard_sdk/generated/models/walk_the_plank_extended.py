# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.walk_the_plank_extended_type import (
    WalkThePlankExtendedType,
    check_walk_the_plank_extended_type,
)

T = TypeVar("T", bound="WalkThePlankExtended")


@_attrs_define
class WalkThePlankExtended:
    """A plank was added (WP-4.4); `planks` is how many there are now.

    Attributes:
        type_ (WalkThePlankExtendedType):  Default: 'walk-the-plank.extended'.
        seat (int):
        planks (int):
    """

    seat: int
    planks: int
    type_: WalkThePlankExtendedType = "walk-the-plank.extended"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        seat = self.seat

        planks = self.planks

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "planks": planks,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_walk_the_plank_extended_type(d.pop("type"))

        seat = d.pop("seat")

        planks = d.pop("planks")

        walk_the_plank_extended = cls(
            type_=type_,
            seat=seat,
            planks=planks,
        )

        return walk_the_plank_extended
