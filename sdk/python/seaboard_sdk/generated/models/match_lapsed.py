# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.match_lapsed_type import MatchLapsedType, check_match_lapsed_type

T = TypeVar("T", bound="MatchLapsed")


@_attrs_define
class MatchLapsed:
    """A seat's time has run out, and its opponents may say what comes of it: claim the forfeit, or wait.

    Attributes:
        type_ (MatchLapsedType):  Default: 'match.lapsed'.
        seat (int):
    """

    seat: int
    type_: MatchLapsedType = "match.lapsed"

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
        type_ = check_match_lapsed_type(d.pop("type"))

        seat = d.pop("seat")

        match_lapsed = cls(
            type_=type_,
            seat=seat,
        )

        return match_lapsed
