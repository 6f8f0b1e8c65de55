# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.match_asked_type import MatchAskedType, check_match_asked_type

if TYPE_CHECKING:
    from ..models.asked_seat import AskedSeat


T = TypeVar("T", bound="MatchAsked")


@_attrs_define
class MatchAsked:
    """These seats must choose now.

    Attributes:
        type_ (MatchAskedType):  Default: 'match.asked'.
        asked (list[AskedSeat]):
    """

    asked: list[AskedSeat]
    type_: MatchAskedType = "match.asked"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        asked = []
        for asked_item_data in self.asked:
            asked_item = asked_item_data.to_dict()
            asked.append(asked_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "asked": asked,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.asked_seat import AskedSeat

        d = dict(src_dict)
        type_ = check_match_asked_type(d.pop("type"))

        asked = []
        _asked = d.pop("asked")
        for asked_item_data in _asked:
            asked_item = AskedSeat.from_dict(asked_item_data)

            asked.append(asked_item)

        match_asked = cls(
            type_=type_,
            asked=asked,
        )

        return match_asked
