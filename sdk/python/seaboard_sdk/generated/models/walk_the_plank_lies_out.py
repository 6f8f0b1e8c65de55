# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.walk_the_plank_lies_out_cards_item import (
    WalkThePlankLiesOutCardsItem,
    check_walk_the_plank_lies_out_cards_item,
)
from ..models.walk_the_plank_lies_out_type import (
    WalkThePlankLiesOutType,
    check_walk_the_plank_lies_out_type,
)

T = TypeVar("T", bound="WalkThePlankLiesOut")


@_attrs_define
class WalkThePlankLiesOut:
    """A seat's cards with a skull lie out for the next round (WP-3.4).

    Attributes:
        type_ (WalkThePlankLiesOutType):  Default: 'walk-the-plank.lies-out'.
        seat (int):
        cards (list[WalkThePlankLiesOutCardsItem]):
    """

    seat: int
    cards: list[WalkThePlankLiesOutCardsItem]
    type_: WalkThePlankLiesOutType = "walk-the-plank.lies-out"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        seat = self.seat

        cards = []
        for cards_item_data in self.cards:
            cards_item: str = cards_item_data
            cards.append(cards_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "cards": cards,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_walk_the_plank_lies_out_type(d.pop("type"))

        seat = d.pop("seat")

        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = check_walk_the_plank_lies_out_cards_item(cards_item_data)

            cards.append(cards_item)

        walk_the_plank_lies_out = cls(
            type_=type_,
            seat=seat,
            cards=cards,
        )

        return walk_the_plank_lies_out
