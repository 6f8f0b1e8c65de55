# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.walk_the_plank_out_type import (
    WalkThePlankOutType,
    check_walk_the_plank_out_type,
)

T = TypeVar("T", bound="WalkThePlankOut")


@_attrs_define
class WalkThePlankOut:
    """A seat's last pirate died: it plays no further card (WP-5.1).

    Attributes:
        type_ (WalkThePlankOutType):  Default: 'walk-the-plank.out'.
        seat (int):
    """

    seat: int
    type_: WalkThePlankOutType = "walk-the-plank.out"

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
        type_ = check_walk_the_plank_out_type(d.pop("type"))

        seat = d.pop("seat")

        walk_the_plank_out = cls(
            type_=type_,
            seat=seat,
        )

        return walk_the_plank_out
