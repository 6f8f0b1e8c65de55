# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.chair import Chair


T = TypeVar("T", bound="Table")


@_attrs_define
class Table:
    """What each seat plays in a match of so many seats.

    Attributes:
        seats (int): How many seats.
        chairs (list[Chair]):
    """

    seats: int
    chairs: list[Chair]

    def to_dict(self) -> dict[str, Any]:
        seats = self.seats

        chairs = []
        for chairs_item_data in self.chairs:
            chairs_item = chairs_item_data.to_dict()
            chairs.append(chairs_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seats": seats,
                "chairs": chairs,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.chair import Chair

        d = dict(src_dict)
        seats = d.pop("seats")

        chairs = []
        _chairs = d.pop("chairs")
        for chairs_item_data in _chairs:
            chairs_item = Chair.from_dict(chairs_item_data)

            chairs.append(chairs_item)

        table = cls(
            seats=seats,
            chairs=chairs,
        )

        return table
