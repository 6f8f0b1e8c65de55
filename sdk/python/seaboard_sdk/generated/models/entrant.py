# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.player import Player


T = TypeVar("T", bound="Entrant")


@_attrs_define
class Entrant:
    """Who plays in a tournament; neither player nor level: somebody who is gone.

    Attributes:
        number (int):
        player (None | Player):
        level (None | str): Of a house bot.
        has_withdrawn (bool):
    """

    number: int
    player: None | Player
    level: None | str
    has_withdrawn: bool

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        player: dict[str, Any] | None
        if hasattr(self.player, "to_dict"):
            player = self.player.to_dict()
        else:
            player = self.player

        level: None | str
        level = self.level

        has_withdrawn = self.has_withdrawn

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "number": number,
                "player": player,
                "level": level,
                "has_withdrawn": has_withdrawn,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.player import Player

        d = dict(src_dict)
        number = d.pop("number")

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

        has_withdrawn = d.pop("has_withdrawn")

        entrant = cls(
            number=number,
            player=player,
            level=level,
            has_withdrawn=has_withdrawn,
        )

        return entrant
