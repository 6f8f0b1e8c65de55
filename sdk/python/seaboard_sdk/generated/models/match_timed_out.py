# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.match_timed_out_type import MatchTimedOutType, check_match_timed_out_type

T = TypeVar("T", bound="MatchTimedOut")


@_attrs_define
class MatchTimedOut:
    """A seat's time has run out.

    Attributes:
        type_ (MatchTimedOutType):  Default: 'match.timed-out'.
        seat (int):
    """

    seat: int
    type_: MatchTimedOutType = "match.timed-out"

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
        type_ = check_match_timed_out_type(d.pop("type"))

        seat = d.pop("seat")

        match_timed_out = cls(
            type_=type_,
            seat=seat,
        )

        return match_timed_out
