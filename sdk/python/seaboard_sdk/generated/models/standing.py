# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.standing_choice import StandingChoice


T = TypeVar("T", bound="Standing")


@_attrs_define
class Standing:
    """All choices that a seat has made in advance; the first whose kind is asked for is played.

    Attributes:
        items (list[StandingChoice]):
    """

    items: list[StandingChoice]

    def to_dict(self) -> dict[str, Any]:
        items = []
        for items_item_data in self.items:
            items_item = items_item_data.to_dict()
            items.append(items_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "items": items,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.standing_choice import StandingChoice

        d = dict(src_dict)
        items = []
        _items = d.pop("items")
        for items_item_data in _items:
            items_item = StandingChoice.from_dict(items_item_data)

            items.append(items_item)

        standing = cls(
            items=items,
        )

        return standing
