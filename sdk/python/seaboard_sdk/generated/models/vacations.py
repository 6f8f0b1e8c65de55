# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.vacation import Vacation


T = TypeVar("T", bound="Vacations")


@_attrs_define
class Vacations:
    """A player's vacations of this year and later.

    Attributes:
        items (list[Vacation]):
        next_ (Any): Null: there are never more.
        days_left (int): Whole days that may still be booked of this year (UTC).
        server_time (datetime.datetime):
    """

    items: list[Vacation]
    next_: Any
    days_left: int
    server_time: datetime.datetime

    def to_dict(self) -> dict[str, Any]:
        items = []
        for items_item_data in self.items:
            items_item = items_item_data.to_dict()
            items.append(items_item)

        next_ = self.next_

        days_left = self.days_left

        server_time = self.server_time.isoformat()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "items": items,
                "next": next_,
                "days_left": days_left,
                "server_time": server_time,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.vacation import Vacation

        d = dict(src_dict)
        items = []
        _items = d.pop("items")
        for items_item_data in _items:
            items_item = Vacation.from_dict(items_item_data)

            items.append(items_item)

        next_ = d.pop("next")

        days_left = d.pop("days_left")

        server_time = datetime.datetime.fromisoformat(d.pop("server_time"))

        vacations = cls(
            items=items,
            next_=next_,
            days_left=days_left,
            server_time=server_time,
        )

        return vacations
