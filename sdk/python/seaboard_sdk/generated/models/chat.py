# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.chat_room import ChatRoom


T = TypeVar("T", bound="Chat")


@_attrs_define
class Chat:
    """The rooms of a match that I may read.

    Attributes:
        is_on (bool): Whether there is any chat in this match.
        rooms (list[ChatRoom]):
    """

    is_on: bool
    rooms: list[ChatRoom]

    def to_dict(self) -> dict[str, Any]:
        is_on = self.is_on

        rooms = []
        for rooms_item_data in self.rooms:
            rooms_item = rooms_item_data.to_dict()
            rooms.append(rooms_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "is_on": is_on,
                "rooms": rooms,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.chat_room import ChatRoom

        d = dict(src_dict)
        is_on = d.pop("is_on")

        rooms = []
        _rooms = d.pop("rooms")
        for rooms_item_data in _rooms:
            rooms_item = ChatRoom.from_dict(rooms_item_data)

            rooms.append(rooms_item)

        chat = cls(
            is_on=is_on,
            rooms=rooms,
        )

        return chat
