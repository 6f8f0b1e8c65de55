# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.table_row import TableRow


T = TypeVar("T", bound="TournamentTable")


@_attrs_define
class TournamentTable:
    """All entrants, the best first, by the matches that are over.

    Attributes:
        items (list[TableRow]):
        next_ (Any): Null: there are never more.
        round_ (int): Which is played, or was the last.
        is_final (bool):
    """

    items: list[TableRow]
    next_: Any
    round_: int
    is_final: bool

    def to_dict(self) -> dict[str, Any]:
        items = []
        for items_item_data in self.items:
            items_item = items_item_data.to_dict()
            items.append(items_item)

        next_ = self.next_

        round_ = self.round_

        is_final = self.is_final

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "items": items,
                "next": next_,
                "round": round_,
                "is_final": is_final,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.table_row import TableRow

        d = dict(src_dict)
        items = []
        _items = d.pop("items")
        for items_item_data in _items:
            items_item = TableRow.from_dict(items_item_data)

            items.append(items_item)

        next_ = d.pop("next")

        round_ = d.pop("round")

        is_final = d.pop("is_final")

        tournament_table = cls(
            items=items,
            next_=next_,
            round_=round_,
            is_final=is_final,
        )

        return tournament_table
