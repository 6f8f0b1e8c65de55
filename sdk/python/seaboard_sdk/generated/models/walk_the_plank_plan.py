# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.walk_the_plank_plan_cards_item import (
    WalkThePlankPlanCardsItem,
    check_walk_the_plank_plan_cards_item,
)
from ..models.walk_the_plank_plan_type import (
    WalkThePlankPlanType,
    check_walk_the_plank_plan_type,
)

T = TypeVar("T", bound="WalkThePlankPlan")


@_attrs_define
class WalkThePlankPlan:
    """Put three different cards face down, in the order in which they will be turned (WP-3.1).

    Attributes:
        type_ (WalkThePlankPlanType):  Default: 'walk-the-plank.plan'.
        cards (list[WalkThePlankPlanCardsItem]):
    """

    cards: list[WalkThePlankPlanCardsItem]
    type_: WalkThePlankPlanType = "walk-the-plank.plan"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        cards = []
        for cards_item_data in self.cards:
            cards_item: str = cards_item_data
            cards.append(cards_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "cards": cards,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_walk_the_plank_plan_type(d.pop("type"))

        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = check_walk_the_plank_plan_cards_item(cards_item_data)

            cards.append(cards_item)

        walk_the_plank_plan = cls(
            type_=type_,
            cards=cards,
        )

        return walk_the_plank_plan
