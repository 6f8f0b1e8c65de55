# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.match_sealed_type import MatchSealedType, check_match_sealed_type

T = TypeVar("T", bound="MatchSealed")


@_attrs_define
class MatchSealed:
    """A seat has made its sealed choice; it may change it unseen until the last seat has chosen (ALL-2).

    Attributes:
        type_ (MatchSealedType):  Default: 'match.sealed'.
        seat (int):
    """

    seat: int
    type_: MatchSealedType = "match.sealed"

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
        type_ = check_match_sealed_type(d.pop("type"))

        seat = d.pop("seat")

        match_sealed = cls(
            type_=type_,
            seat=seat,
        )

        return match_sealed
