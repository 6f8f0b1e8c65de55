# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.match_invited_type import MatchInvitedType, check_match_invited_type

T = TypeVar("T", bound="MatchInvited")


@_attrs_define
class MatchInvited:
    """A seat is kept for a player (by id), until the time that it has to answer is over (RFC 3339).

    Attributes:
        type_ (MatchInvitedType):  Default: 'match.invited'.
        seat (int):
        player (str):
        expires_at (str):
    """

    seat: int
    player: str
    expires_at: str
    type_: MatchInvitedType = "match.invited"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        seat = self.seat

        player = self.player

        expires_at = self.expires_at

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "player": player,
                "expires_at": expires_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_match_invited_type(d.pop("type"))

        seat = d.pop("seat")

        player = d.pop("player")

        expires_at = d.pop("expires_at")

        match_invited = cls(
            type_=type_,
            seat=seat,
            player=player,
            expires_at=expires_at,
        )

        return match_invited
