# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.walk_the_plank_own_cards_cards_item import (
    WalkThePlankOwnCardsCardsItem,
    check_walk_the_plank_own_cards_cards_item,
)
from ..models.walk_the_plank_own_cards_type import (
    WalkThePlankOwnCardsType,
    check_walk_the_plank_own_cards_type,
)

T = TypeVar("T", bound="WalkThePlankOwnCards")


@_attrs_define
class WalkThePlankOwnCards:
    """To its owner alone: the cards that it put face down, in order; a ghost's one card.

    Attributes:
        type_ (WalkThePlankOwnCardsType):  Default: 'walk-the-plank.own-cards'.
        cards (list[WalkThePlankOwnCardsCardsItem]):
    """

    cards: list[WalkThePlankOwnCardsCardsItem]
    type_: WalkThePlankOwnCardsType = "walk-the-plank.own-cards"

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
        type_ = check_walk_the_plank_own_cards_type(d.pop("type"))

        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = check_walk_the_plank_own_cards_cards_item(cards_item_data)

            cards.append(cards_item)

        walk_the_plank_own_cards = cls(
            type_=type_,
            cards=cards,
        )

        return walk_the_plank_own_cards
