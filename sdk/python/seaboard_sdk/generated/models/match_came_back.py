# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.match_came_back_type import MatchCameBackType, check_match_came_back_type

T = TypeVar("T", bound="MatchCameBack")


@_attrs_define
class MatchCameBack:
    """A seat's player is back, and plays instead of the house bot.

    Attributes:
        type_ (MatchCameBackType):  Default: 'match.came-back'.
        seat (int):
    """

    seat: int
    type_: MatchCameBackType = "match.came-back"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        seat = self.seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_match_came_back_type(d.pop("type"))

        seat = d.pop("seat")

        match_came_back = cls(
            type_=type_,
            seat=seat,
        )

        return match_came_back
