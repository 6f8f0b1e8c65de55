# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.invitation_otherwise import (
    InvitationOtherwise,
    check_invitation_otherwise,
)
from ..models.invitation_status import InvitationStatus, check_invitation_status

if TYPE_CHECKING:
    from ..models.player import Player


T = TypeVar("T", bound="Invitation")


@_attrs_define
class Invitation:
    """A seat kept for a player until it answers or the time is over.

    Attributes:
        match (str):
        game (str):
        seat (int):
        player (None | Player):
        invited_by (None | Player):
        status (InvitationStatus):
        otherwise (InvitationOtherwise):
        reason (None | str): Why it was declined.
        invited_at (datetime.datetime):
        expires_at (datetime.datetime):
        ended_at (datetime.datetime | None):
    """

    match: str
    game: str
    seat: int
    player: None | Player
    invited_by: None | Player
    status: InvitationStatus
    otherwise: InvitationOtherwise
    reason: None | str
    invited_at: datetime.datetime
    expires_at: datetime.datetime
    ended_at: datetime.datetime | None

    def to_dict(self) -> dict[str, Any]:
        match = self.match

        game = self.game

        seat = self.seat

        player: dict[str, Any] | None
        if hasattr(self.player, "to_dict"):
            player = self.player.to_dict()
        else:
            player = self.player

        invited_by: dict[str, Any] | None
        if hasattr(self.invited_by, "to_dict"):
            invited_by = self.invited_by.to_dict()
        else:
            invited_by = self.invited_by

        status: str = self.status

        otherwise: str = self.otherwise

        reason: None | str
        reason = self.reason

        invited_at = self.invited_at.isoformat()

        expires_at = self.expires_at.isoformat()

        ended_at: None | str
        if isinstance(self.ended_at, datetime.datetime):
            ended_at = self.ended_at.isoformat()
        else:
            ended_at = self.ended_at

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "match": match,
                "game": game,
                "seat": seat,
                "player": player,
                "invited_by": invited_by,
                "status": status,
                "otherwise": otherwise,
                "reason": reason,
                "invited_at": invited_at,
                "expires_at": expires_at,
                "ended_at": ended_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.player import Player

        d = dict(src_dict)
        match = d.pop("match")

        game = d.pop("game")

        seat = d.pop("seat")

        def _parse_player(data: object) -> None | Player:
            if data is None:
                return data
            try:
                if isinstance(data, dict):
                    player_type_0 = Player.from_dict(data)

                    return player_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Player, data)

        player = _parse_player(d.pop("player"))

        def _parse_invited_by(data: object) -> None | Player:
            if data is None:
                return data
            try:
                if isinstance(data, dict):
                    invited_by_type_0 = Player.from_dict(data)

                    return invited_by_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Player, data)

        invited_by = _parse_invited_by(d.pop("invited_by"))

        status = check_invitation_status(d.pop("status"))

        otherwise = check_invitation_otherwise(d.pop("otherwise"))

        def _parse_reason(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        reason = _parse_reason(d.pop("reason"))

        invited_at = datetime.datetime.fromisoformat(d.pop("invited_at"))

        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        def _parse_ended_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    ended_at_type_0 = datetime.datetime.fromisoformat(data)

                    return ended_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        ended_at = _parse_ended_at(d.pop("ended_at"))

        invitation = cls(
            match=match,
            game=game,
            seat=seat,
            player=player,
            invited_by=invited_by,
            status=status,
            otherwise=otherwise,
            reason=reason,
            invited_at=invited_at,
            expires_at=expires_at,
            ended_at=ended_at,
        )

        return invitation
