# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="ChangedPlayer")


@_attrs_define
class ChangedPlayer:
    """What a player shall be called.

    Attributes:
        name (str): How the others see it.
        is_bot (bool): Whether it is a program.
    """

    name: str
    is_bot: bool

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        is_bot = self.is_bot

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
                "is_bot": is_bot,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        name = d.pop("name")

        is_bot = d.pop("is_bot")

        changed_player = cls(
            name=name,
            is_bot=is_bot,
        )

        return changed_player
