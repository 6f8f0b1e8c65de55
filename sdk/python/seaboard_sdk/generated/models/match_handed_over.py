# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.match_handed_over_type import (
    MatchHandedOverType,
    check_match_handed_over_type,
)

T = TypeVar("T", bound="MatchHandedOver")


@_attrs_define
class MatchHandedOver:
    """A house bot goes on in a seat whose player has got up.

    Attributes:
        type_ (MatchHandedOverType):  Default: 'match.handed-over'.
        seat (int):
        level (str):
    """

    seat: int
    level: str
    type_: MatchHandedOverType = "match.handed-over"

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
        type_ = check_match_handed_over_type(d.pop("type"))

        seat = d.pop("seat")

        level = d.pop("level")

        match_handed_over = cls(
            type_=type_,
            seat=seat,
            level=level,
        )

        return match_handed_over
