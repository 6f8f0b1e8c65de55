# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.match_gave_up_type import MatchGaveUpType, check_match_gave_up_type

T = TypeVar("T", bound="MatchGaveUp")


@_attrs_define
class MatchGaveUp:
    """A seat resigned, or forfeited by its clock.

    Attributes:
        type_ (MatchGaveUpType):  Default: 'match.gave-up'.
        seat (int):
        leaving (str):
    """

    seat: int
    leaving: str
    type_: MatchGaveUpType = "match.gave-up"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        seat = self.seat

        leaving = self.leaving

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "leaving": leaving,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_match_gave_up_type(d.pop("type"))

        seat = d.pop("seat")

        leaving = d.pop("leaving")

        match_gave_up = cls(
            type_=type_,
            seat=seat,
            leaving=leaving,
        )

        return match_gave_up
