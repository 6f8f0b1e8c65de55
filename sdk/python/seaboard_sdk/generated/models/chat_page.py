# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.chat_line import ChatLine


T = TypeVar("T", bound="ChatPage")


@_attrs_define
class ChatPage:
    """Lines after a number, the oldest first.

    Attributes:
        items (list[ChatLine]):
        next_ (str): Ask for what comes `after` this.
        has_more (bool): Whether there are more now.
    """

    items: list[ChatLine]
    next_: str
    has_more: bool

    def to_dict(self) -> dict[str, Any]:
        items = []
        for items_item_data in self.items:
            items_item = items_item_data.to_dict()
            items.append(items_item)

        next_ = self.next_

        has_more = self.has_more

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "items": items,
                "next": next_,
                "has_more": has_more,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.chat_line import ChatLine

        d = dict(src_dict)
        items = []
        _items = d.pop("items")
        for items_item_data in _items:
            items_item = ChatLine.from_dict(items_item_data)

            items.append(items_item)

        next_ = d.pop("next")

        has_more = d.pop("has_more")

        chat_page = cls(
            items=items,
            next_=next_,
            has_more=has_more,
        )

        return chat_page
