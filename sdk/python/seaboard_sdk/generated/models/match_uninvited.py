# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.match_uninvited_type import MatchUninvitedType, check_match_uninvited_type

T = TypeVar("T", bound="MatchUninvited")


@_attrs_define
class MatchUninvited:
    """The invitation to a seat was taken back; the seat is open again.

    Attributes:
        type_ (MatchUninvitedType):  Default: 'match.uninvited'.
        seat (int):
    """

    seat: int
    type_: MatchUninvitedType = "match.uninvited"

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
        type_ = check_match_uninvited_type(d.pop("type"))

        seat = d.pop("seat")

        match_uninvited = cls(
            type_=type_,
            seat=seat,
        )

        return match_uninvited
