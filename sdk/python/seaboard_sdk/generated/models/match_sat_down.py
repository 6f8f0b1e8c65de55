# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.match_sat_down_type import MatchSatDownType, check_match_sat_down_type

T = TypeVar("T", bound="MatchSatDown")


@_attrs_define
class MatchSatDown:
    """A player, or a house bot, took a seat.

    Attributes:
        type_ (MatchSatDownType):  Default: 'match.sat-down'.
        seat (int):
        name (str):
    """

    seat: int
    name: str
    type_: MatchSatDownType = "match.sat-down"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        seat = self.seat

        name = self.name

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "name": name,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_match_sat_down_type(d.pop("type"))

        seat = d.pop("seat")

        name = d.pop("name")

        match_sat_down = cls(
            type_=type_,
            seat=seat,
            name=name,
        )

        return match_sat_down
