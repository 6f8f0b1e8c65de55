# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.pairing import Pairing


T = TypeVar("T", bound="TournamentRound")


@_attrs_define
class TournamentRound:
    """One round's pairings, by board.

    Attributes:
        items (list[Pairing]):
        next_ (Any): Null: there are never more.
        number (int):
    """

    items: list[Pairing]
    next_: Any
    number: int

    def to_dict(self) -> dict[str, Any]:
        items = []
        for items_item_data in self.items:
            items_item = items_item_data.to_dict()
            items.append(items_item)

        next_ = self.next_

        number = self.number

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "items": items,
                "next": next_,
                "number": number,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.pairing import Pairing

        d = dict(src_dict)
        items = []
        _items = d.pop("items")
        for items_item_data in _items:
            items_item = Pairing.from_dict(items_item_data)

            items.append(items_item)

        next_ = d.pop("next")

        number = d.pop("number")

        tournament_round = cls(
            items=items,
            next_=next_,
            number=number,
        )

        return tournament_round
