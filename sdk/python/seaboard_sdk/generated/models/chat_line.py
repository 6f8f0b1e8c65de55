# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="ChatLine")


@_attrs_define
class ChatLine:
    """Something that was said.

    Attributes:
        number (int): Counts the lines of the room, from 1, without a gap.
        at (datetime.datetime):
        player (None | str): The id of who said it; null if it is gone.
        name (None | str): How it is called now.
        seat (int | None): Its seat then; null for a spectator.
        text (None | str): Null if I have muted who said it, or if it is gone.
        is_muted (bool):
    """

    number: int
    at: datetime.datetime
    player: None | str
    name: None | str
    seat: int | None
    text: None | str
    is_muted: bool

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        at = self.at.isoformat()

        player: None | str
        player = self.player

        name: None | str
        name = self.name

        seat: int | None
        seat = self.seat

        text: None | str
        text = self.text

        is_muted = self.is_muted

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "number": number,
                "at": at,
                "player": player,
                "name": name,
                "seat": seat,
                "text": text,
                "is_muted": is_muted,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        number = d.pop("number")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        def _parse_player(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        player = _parse_player(d.pop("player"))

        def _parse_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        name = _parse_name(d.pop("name"))

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        def _parse_text(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        text = _parse_text(d.pop("text"))

        is_muted = d.pop("is_muted")

        chat_line = cls(
            number=number,
            at=at,
            player=player,
            name=name,
            seat=seat,
            text=text,
            is_muted=is_muted,
        )

        return chat_line
