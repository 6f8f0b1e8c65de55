# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.walk_the_plank_last_round_type import (
    WalkThePlankLastRoundType,
    check_walk_the_plank_last_round_type,
)

T = TypeVar("T", bound="WalkThePlankLastRound")


@_attrs_define
class WalkThePlankLastRound:
    """The round in course is the last (WP-6.1).

    Attributes:
        type_ (WalkThePlankLastRoundType):  Default: 'walk-the-plank.last-round'.
        round_ (int):
    """

    round_: int
    type_: WalkThePlankLastRoundType = "walk-the-plank.last-round"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        round_ = self.round_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "round": round_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_walk_the_plank_last_round_type(d.pop("type"))

        round_ = d.pop("round")

        walk_the_plank_last_round = cls(
            type_=type_,
            round_=round_,
        )

        return walk_the_plank_last_round
