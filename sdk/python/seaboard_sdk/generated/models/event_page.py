# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.seen_event import SeenEvent


T = TypeVar("T", bound="EventPage")


@_attrs_define
class EventPage:
    """Events after a number, the oldest first.

    Attributes:
        match (str):
        viewer (int | None):
        items (list[SeenEvent]):
        next_ (str): Ask for what comes `after` this.
        has_more (bool): Whether there are more now.
        is_over (bool): Whether the match is over, so that no more will come after these.
    """

    match: str
    viewer: int | None
    items: list[SeenEvent]
    next_: str
    has_more: bool
    is_over: bool

    def to_dict(self) -> dict[str, Any]:
        match = self.match

        viewer: int | None
        viewer = self.viewer

        items = []
        for items_item_data in self.items:
            items_item = items_item_data.to_dict()
            items.append(items_item)

        next_ = self.next_

        has_more = self.has_more

        is_over = self.is_over

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "match": match,
                "viewer": viewer,
                "items": items,
                "next": next_,
                "has_more": has_more,
                "is_over": is_over,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.seen_event import SeenEvent

        d = dict(src_dict)
        match = d.pop("match")

        def _parse_viewer(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        viewer = _parse_viewer(d.pop("viewer"))

        items = []
        _items = d.pop("items")
        for items_item_data in _items:
            items_item = SeenEvent.from_dict(items_item_data)

            items.append(items_item)

        next_ = d.pop("next")

        has_more = d.pop("has_more")

        is_over = d.pop("is_over")

        event_page = cls(
            match=match,
            viewer=viewer,
            items=items,
            next_=next_,
            has_more=has_more,
            is_over=is_over,
        )

        return event_page
