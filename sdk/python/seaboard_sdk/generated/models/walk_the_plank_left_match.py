# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.walk_the_plank_left_match_leaving import (
    WalkThePlankLeftMatchLeaving,
    check_walk_the_plank_left_match_leaving,
)
from ..models.walk_the_plank_left_match_type import (
    WalkThePlankLeftMatchType,
    check_walk_the_plank_left_match_type,
)

T = TypeVar("T", bound="WalkThePlankLeftMatch")


@_attrs_define
class WalkThePlankLeftMatch:
    """A seat gave up its part: its pirates are gone and it plays no further card.

    Attributes:
        type_ (WalkThePlankLeftMatchType):  Default: 'walk-the-plank.left'.
        seat (int):
        leaving (WalkThePlankLeftMatchLeaving):
    """

    seat: int
    leaving: WalkThePlankLeftMatchLeaving
    type_: WalkThePlankLeftMatchType = "walk-the-plank.left"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        seat = self.seat

        leaving: str = self.leaving

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "leaving": leaving,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_walk_the_plank_left_match_type(d.pop("type"))

        seat = d.pop("seat")

        leaving = check_walk_the_plank_left_match_leaving(d.pop("leaving"))

        walk_the_plank_left_match = cls(
            type_=type_,
            seat=seat,
            leaving=leaving,
        )

        return walk_the_plank_left_match
