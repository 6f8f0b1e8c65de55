# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.walk_the_plank_unturned_among_item import (
    WalkThePlankUnturnedAmongItem,
    check_walk_the_plank_unturned_among_item,
)
from ..models.walk_the_plank_unturned_cards_type_0_item import (
    WalkThePlankUnturnedCardsType0Item,
    check_walk_the_plank_unturned_cards_type_0_item,
)

T = TypeVar("T", bound="WalkThePlankUnturned")


@_attrs_define
class WalkThePlankUnturned:
    """Cards that a seat had face down when it went out or left: they are not turned (WP-5.1). `among` are those that
    they can be; `cards` is null where they are hidden from the viewer.

        Attributes:
            seat (int):
            round_ (int):
            number (int):
            among (list[WalkThePlankUnturnedAmongItem]):
            cards (list[WalkThePlankUnturnedCardsType0Item] | None):
    """

    seat: int
    round_: int
    number: int
    among: list[WalkThePlankUnturnedAmongItem]
    cards: list[WalkThePlankUnturnedCardsType0Item] | None

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        round_ = self.round_

        number = self.number

        among = []
        for among_item_data in self.among:
            among_item: str = among_item_data
            among.append(among_item)

        cards: list[str] | None
        if isinstance(self.cards, list):
            cards = []
            for cards_type_0_item_data in self.cards:
                cards_type_0_item: str = cards_type_0_item_data
                cards.append(cards_type_0_item)

        else:
            cards = self.cards

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seat": seat,
                "round": round_,
                "number": number,
                "among": among,
                "cards": cards,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        seat = d.pop("seat")

        round_ = d.pop("round")

        number = d.pop("number")

        among = []
        _among = d.pop("among")
        for among_item_data in _among:
            among_item = check_walk_the_plank_unturned_among_item(among_item_data)

            among.append(among_item)

        def _parse_cards(
            data: object,
        ) -> list[WalkThePlankUnturnedCardsType0Item] | None:
            if data is None:
                return data
            try:
                if isinstance(data, list):
                    cards_type_0 = []
                    _cards_type_0 = data
                    for cards_type_0_item_data in _cards_type_0:
                        cards_type_0_item = (
                            check_walk_the_plank_unturned_cards_type_0_item(
                                cards_type_0_item_data
                            )
                        )

                        cards_type_0.append(cards_type_0_item)

                    return cards_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[WalkThePlankUnturnedCardsType0Item] | None, data)

        cards = _parse_cards(d.pop("cards"))

        walk_the_plank_unturned = cls(
            seat=seat,
            round_=round_,
            number=number,
            among=among,
            cards=cards,
        )

        return walk_the_plank_unturned
