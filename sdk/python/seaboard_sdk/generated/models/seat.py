# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.seat_status import SeatStatus, check_seat_status

if TYPE_CHECKING:
    from ..models.player import Player


T = TypeVar("T", bound="Seat")


@_attrs_define
class Seat:
    """A place in a match and who holds it.

    Attributes:
        number (int):
        status (SeatStatus):
        player (None | Player):
        level (None | str): Of a house bot.
        roles (list[str]):
        pick (None | str):
        picks (list[str]): What may be picked when sitting down here.
        has_left (bool):
    """

    number: int
    status: SeatStatus
    player: None | Player
    level: None | str
    roles: list[str]
    pick: None | str
    picks: list[str]
    has_left: bool

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        status: str = self.status

        player: dict[str, Any] | None
        if hasattr(self.player, "to_dict"):
            player = self.player.to_dict()
        else:
            player = self.player

        level: None | str
        level = self.level

        roles = self.roles

        pick: None | str
        pick = self.pick

        picks = self.picks

        has_left = self.has_left

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "number": number,
                "status": status,
                "player": player,
                "level": level,
                "roles": roles,
                "pick": pick,
                "picks": picks,
                "has_left": has_left,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.player import Player

        d = dict(src_dict)
        number = d.pop("number")

        status = check_seat_status(d.pop("status"))

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

        def _parse_level(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        level = _parse_level(d.pop("level"))

        roles = cast(list[str], d.pop("roles"))

        def _parse_pick(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        pick = _parse_pick(d.pop("pick"))

        picks = cast(list[str], d.pop("picks"))

        has_left = d.pop("has_left")

        seat = cls(
            number=number,
            status=status,
            player=player,
            level=level,
            roles=roles,
            pick=pick,
            picks=picks,
            has_left=has_left,
        )

        return seat
