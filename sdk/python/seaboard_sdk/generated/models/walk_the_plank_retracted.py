# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.walk_the_plank_retracted_type import (
    WalkThePlankRetractedType,
    check_walk_the_plank_retracted_type,
)

T = TypeVar("T", bound="WalkThePlankRetracted")


@_attrs_define
class WalkThePlankRetracted:
    """The last plank was taken away (WP-4.5); `planks` is how many there are now.

    Attributes:
        type_ (WalkThePlankRetractedType):  Default: 'walk-the-plank.retracted'.
        seat (int):
        planks (int):
    """

    seat: int
    planks: int
    type_: WalkThePlankRetractedType = "walk-the-plank.retracted"

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
        type_ = check_walk_the_plank_retracted_type(d.pop("type"))

        seat = d.pop("seat")

        planks = d.pop("planks")

        walk_the_plank_retracted = cls(
            type_=type_,
            seat=seat,
            planks=planks,
        )

        return walk_the_plank_retracted
