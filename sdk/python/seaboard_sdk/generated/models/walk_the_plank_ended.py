# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.walk_the_plank_ended_ending import (
    WalkThePlankEndedEnding,
    check_walk_the_plank_ended_ending,
)
from ..models.walk_the_plank_ended_type import (
    WalkThePlankEndedType,
    check_walk_the_plank_ended_type,
)

T = TypeVar("T", bound="WalkThePlankEnded")


@_attrs_define
class WalkThePlankEnded:
    """The match is over (WP-6).

    Attributes:
        type_ (WalkThePlankEndedType):  Default: 'walk-the-plank.ended'.
        ending (WalkThePlankEndedEnding):
        winner_seats (list[int]):
    """

    ending: WalkThePlankEndedEnding
    winner_seats: list[int]
    type_: WalkThePlankEndedType = "walk-the-plank.ended"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        ending: str = self.ending

        winner_seats = self.winner_seats

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "ending": ending,
                "winner_seats": winner_seats,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_walk_the_plank_ended_type(d.pop("type"))

        ending = check_walk_the_plank_ended_ending(d.pop("ending"))

        winner_seats = cast(list[int], d.pop("winner_seats"))

        walk_the_plank_ended = cls(
            type_=type_,
            ending=ending,
            winner_seats=winner_seats,
        )

        return walk_the_plank_ended
