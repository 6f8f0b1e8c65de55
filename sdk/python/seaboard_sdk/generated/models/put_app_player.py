# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="PutAppPlayer")


@_attrs_define
class PutAppPlayer:
    """What one of the app's players is now.

    Attributes:
        name (str): How the others see it; unique in the app.
        is_bot (bool | Unset): Whether it is a program. Default: False.
    """

    name: str
    is_bot: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        is_bot = self.is_bot

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
            }
        )
        if is_bot is not UNSET:
            field_dict["is_bot"] = is_bot

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        name = d.pop("name")

        is_bot = d.pop("is_bot", UNSET)

        put_app_player = cls(
            name=name,
            is_bot=is_bot,
        )

        return put_app_player
