# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.match_vacated_type import MatchVacatedType, check_match_vacated_type

T = TypeVar("T", bound="MatchVacated")


@_attrs_define
class MatchVacated:
    """A player has got up; until a time (RFC 3339) whoever likes may go on in the seat.

    Attributes:
        type_ (MatchVacatedType):  Default: 'match.vacated'.
        seat (int):
        expires_at (str):
    """

    seat: int
    expires_at: str
    type_: MatchVacatedType = "match.vacated"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        seat = self.seat

        expires_at = self.expires_at

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "expires_at": expires_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_match_vacated_type(d.pop("type"))

        seat = d.pop("seat")

        expires_at = d.pop("expires_at")

        match_vacated = cls(
            type_=type_,
            seat=seat,
            expires_at=expires_at,
        )

        return match_vacated
