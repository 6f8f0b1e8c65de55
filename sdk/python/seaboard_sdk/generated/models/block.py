# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.player import Player


T = TypeVar("T", bound="Block")


@_attrs_define
class Block:
    """A player whom the caller blocks.

    Attributes:
        player (Player): A person or a program with an account.
        since (datetime.datetime):
    """

    player: Player
    since: datetime.datetime

    def to_dict(self) -> dict[str, Any]:
        player = self.player.to_dict()

        since = self.since.isoformat()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "player": player,
                "since": since,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.player import Player

        d = dict(src_dict)
        player = Player.from_dict(d.pop("player"))

        since = datetime.datetime.fromisoformat(d.pop("since"))

        block = cls(
            player=player,
            since=since,
        )

        return block
