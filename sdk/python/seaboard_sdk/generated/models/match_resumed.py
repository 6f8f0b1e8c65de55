# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.match_resumed_type import MatchResumedType, check_match_resumed_type

T = TypeVar("T", bound="MatchResumed")


@_attrs_define
class MatchResumed:
    """The clocks run on.

    Attributes:
        type_ (MatchResumedType):  Default: 'match.resumed'.
        seat (int):
    """

    seat: int
    type_: MatchResumedType = "match.resumed"

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
        type_ = check_match_resumed_type(d.pop("type"))

        seat = d.pop("seat")

        match_resumed = cls(
            type_=type_,
            seat=seat,
        )

        return match_resumed
