# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.walk_the_plank_round_began_type import (
    WalkThePlankRoundBeganType,
    check_walk_the_plank_round_began_type,
)

T = TypeVar("T", bound="WalkThePlankRoundBegan")


@_attrs_define
class WalkThePlankRoundBegan:
    """A round began: cards are chosen, and the holder of the favour will be first (WP-3.1, WP-3.2).

    Attributes:
        type_ (WalkThePlankRoundBeganType):  Default: 'walk-the-plank.round-began'.
        round_ (int):
        favour_seat (int):
    """

    round_: int
    favour_seat: int
    type_: WalkThePlankRoundBeganType = "walk-the-plank.round-began"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        round_ = self.round_

        favour_seat = self.favour_seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "round": round_,
                "favour_seat": favour_seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_walk_the_plank_round_began_type(d.pop("type"))

        round_ = d.pop("round")

        favour_seat = d.pop("favour_seat")

        walk_the_plank_round_began = cls(
            type_=type_,
            round_=round_,
            favour_seat=favour_seat,
        )

        return walk_the_plank_round_began
