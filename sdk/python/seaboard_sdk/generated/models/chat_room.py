# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="ChatRoom")


@_attrs_define
class ChatRoom:
    """A room that I may read.

    Attributes:
        name (str): `seats`: all who sit. `spectators`: those who follow the match and do not sit. Others, such as
            `crew`: the side of that name alone.
        may_say (bool): Whether I may speak there now.
        last (int): The number of its latest line; 0 before the first.
    """

    name: str
    may_say: bool
    last: int

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        may_say = self.may_say

        last = self.last

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
                "may_say": may_say,
                "last": last,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        name = d.pop("name")

        may_say = d.pop("may_say")

        last = d.pop("last")

        chat_room = cls(
            name=name,
            may_say=may_say,
            last=last,
        )

        return chat_room
