# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.walk_the_plank_turned_card import (
    WalkThePlankTurnedCard,
    check_walk_the_plank_turned_card,
)
from ..models.walk_the_plank_turned_in_pass import (
    WalkThePlankTurnedInPass,
    check_walk_the_plank_turned_in_pass,
)
from ..models.walk_the_plank_turned_type import (
    WalkThePlankTurnedType,
    check_walk_the_plank_turned_type,
)

T = TypeVar("T", bound="WalkThePlankTurned")


@_attrs_define
class WalkThePlankTurned:
    """A seat's card was turned (WP-3.2).

    Attributes:
        type_ (WalkThePlankTurnedType):  Default: 'walk-the-plank.turned'.
        seat (int):
        card (WalkThePlankTurnedCard):
        in_pass (WalkThePlankTurnedInPass):
    """

    seat: int
    card: WalkThePlankTurnedCard
    in_pass: WalkThePlankTurnedInPass
    type_: WalkThePlankTurnedType = "walk-the-plank.turned"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        seat = self.seat

        card: str = self.card

        in_pass: int = self.in_pass

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "card": card,
                "in_pass": in_pass,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_walk_the_plank_turned_type(d.pop("type"))

        seat = d.pop("seat")

        card = check_walk_the_plank_turned_card(d.pop("card"))

        in_pass = check_walk_the_plank_turned_in_pass(d.pop("in_pass"))

        walk_the_plank_turned = cls(
            type_=type_,
            seat=seat,
            card=card,
            in_pass=in_pass,
        )

        return walk_the_plank_turned
