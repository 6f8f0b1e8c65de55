# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.match_pause_asked_type import (
    MatchPauseAskedType,
    check_match_pause_asked_type,
)

T = TypeVar("T", bound="MatchPauseAsked")


@_attrs_define
class MatchPauseAsked:
    """A seat asks for a pause; there is one when all seats have asked.

    Attributes:
        type_ (MatchPauseAskedType):  Default: 'match.pause-asked'.
        seat (int):
    """

    seat: int
    type_: MatchPauseAskedType = "match.pause-asked"

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
        type_ = check_match_pause_asked_type(d.pop("type"))

        seat = d.pop("seat")

        match_pause_asked = cls(
            type_=type_,
            seat=seat,
        )

        return match_pause_asked
