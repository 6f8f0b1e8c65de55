# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.match_stood_in_type import MatchStoodInType, check_match_stood_in_type

T = TypeVar("T", bound="MatchStoodIn")


@_attrs_define
class MatchStoodIn:
    """A house bot plays for a seat until its player is back.

    Attributes:
        type_ (MatchStoodInType):  Default: 'match.stood-in'.
        seat (int):
        level (str):
    """

    seat: int
    level: str
    type_: MatchStoodInType = "match.stood-in"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        seat = self.seat

        level = self.level

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "level": level,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_match_stood_in_type(d.pop("type"))

        seat = d.pop("seat")

        level = d.pop("level")

        match_stood_in = cls(
            type_=type_,
            seat=seat,
            level=level,
        )

        return match_stood_in
