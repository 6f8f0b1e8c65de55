# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.match_invitation_expired_type import (
    MatchInvitationExpiredType,
    check_match_invitation_expired_type,
)

T = TypeVar("T", bound="MatchInvitationExpired")


@_attrs_define
class MatchInvitationExpired:
    """The invitation to a seat was not answered in time; the seat is open again.

    Attributes:
        type_ (MatchInvitationExpiredType):  Default: 'match.invitation-expired'.
        seat (int):
    """

    seat: int
    type_: MatchInvitationExpiredType = "match.invitation-expired"

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
        type_ = check_match_invitation_expired_type(d.pop("type"))

        seat = d.pop("seat")

        match_invitation_expired = cls(
            type_=type_,
            seat=seat,
        )

        return match_invitation_expired
