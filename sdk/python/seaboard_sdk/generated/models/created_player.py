# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.player import Player


T = TypeVar("T", bound="CreatedPlayer")


@_attrs_define
class CreatedPlayer:
    """A new player and its first access token, which is shown this once and never stored in clear.

    Attributes:
        player (Player): A person or a program with an account.
        access_token (str): Send it as `Authorization: Bearer`.
    """

    player: Player
    access_token: str

    def to_dict(self) -> dict[str, Any]:
        player = self.player.to_dict()

        access_token = self.access_token

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "player": player,
                "access_token": access_token,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.player import Player

        d = dict(src_dict)
        player = Player.from_dict(d.pop("player"))

        access_token = d.pop("access_token")

        created_player = cls(
            player=player,
            access_token=access_token,
        )

        return created_player
