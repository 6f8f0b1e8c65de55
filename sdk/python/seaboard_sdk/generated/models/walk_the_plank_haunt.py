# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.walk_the_plank_haunt_card import (
    WalkThePlankHauntCard,
    check_walk_the_plank_haunt_card,
)
from ..models.walk_the_plank_haunt_in_pass import (
    WalkThePlankHauntInPass,
    check_walk_the_plank_haunt_in_pass,
)
from ..models.walk_the_plank_haunt_type import (
    WalkThePlankHauntType,
    check_walk_the_plank_haunt_type,
)

T = TypeVar("T", bound="WalkThePlankHaunt")


@_attrs_define
class WalkThePlankHaunt:
    """As a ghost, put one card face down and say in which pass it will be turned (WP-7.3).

    Attributes:
        type_ (WalkThePlankHauntType):  Default: 'walk-the-plank.haunt'.
        card (WalkThePlankHauntCard):
        in_pass (WalkThePlankHauntInPass):
    """

    card: WalkThePlankHauntCard
    in_pass: WalkThePlankHauntInPass
    type_: WalkThePlankHauntType = "walk-the-plank.haunt"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        card: str = self.card

        in_pass: int = self.in_pass

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "card": card,
                "in_pass": in_pass,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_walk_the_plank_haunt_type(d.pop("type"))

        card = check_walk_the_plank_haunt_card(d.pop("card"))

        in_pass = check_walk_the_plank_haunt_in_pass(d.pop("in_pass"))

        walk_the_plank_haunt = cls(
            type_=type_,
            card=card,
            in_pass=in_pass,
        )

        return walk_the_plank_haunt
