# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.player import Player


T = TypeVar("T", bound="Leader")


@_attrs_define
class Leader:
    """Somebody on a leaderboard.

    Attributes:
        player (None | Player):
        level (None | str): Of a house bot, on the list `house`.
        rating (int): The likeliest strength.
        deviation (int): How uncertain that is: one standard deviation.
        standing (int): What the board goes by: the rating less three deviations.
        matches (int): How many were counted.
    """

    player: None | Player
    level: None | str
    rating: int
    deviation: int
    standing: int
    matches: int

    def to_dict(self) -> dict[str, Any]:
        player: dict[str, Any] | None
        if hasattr(self.player, "to_dict"):
            player = self.player.to_dict()
        else:
            player = self.player

        level: None | str
        level = self.level

        rating = self.rating

        deviation = self.deviation

        standing = self.standing

        matches = self.matches

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "player": player,
                "level": level,
                "rating": rating,
                "deviation": deviation,
                "standing": standing,
                "matches": matches,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.player import Player

        d = dict(src_dict)

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

        rating = d.pop("rating")

        deviation = d.pop("deviation")

        standing = d.pop("standing")

        matches = d.pop("matches")

        leader = cls(
            player=player,
            level=level,
            rating=rating,
            deviation=deviation,
            standing=standing,
            matches=matches,
        )

        return leader
