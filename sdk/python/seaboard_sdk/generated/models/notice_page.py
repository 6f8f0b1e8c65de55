# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.notice import Notice


T = TypeVar("T", bound="NoticePage")


@_attrs_define
class NoticePage:
    """Notices after a number, the oldest first.

    Attributes:
        items (list[Notice]):
        next_ (str): Ask for what comes `after` this.
        has_more (bool): Whether there are more now.
        is_gap (bool): Whether some after the number asked for are not kept any more: look at your matches anew.
    """

    items: list[Notice]
    next_: str
    has_more: bool
    is_gap: bool

    def to_dict(self) -> dict[str, Any]:
        items = []
        for items_item_data in self.items:
            items_item = items_item_data.to_dict()
            items.append(items_item)

        next_ = self.next_

        has_more = self.has_more

        is_gap = self.is_gap

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "items": items,
                "next": next_,
                "has_more": has_more,
                "is_gap": is_gap,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.notice import Notice

        d = dict(src_dict)
        items = []
        _items = d.pop("items")
        for items_item_data in _items:
            items_item = Notice.from_dict(items_item_data)

            items.append(items_item)

        next_ = d.pop("next")

        has_more = d.pop("has_more")

        is_gap = d.pop("is_gap")

        notice_page = cls(
            items=items,
            next_=next_,
            has_more=has_more,
            is_gap=is_gap,
        )

        return notice_page
