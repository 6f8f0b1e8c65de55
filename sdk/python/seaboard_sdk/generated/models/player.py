# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="Player")


@_attrs_define
class Player:
    """A person or a program with an account.

    Attributes:
        id (str):
        name (str):
        is_bot (bool):
        created_at (datetime.datetime):
    """

    id: str
    name: str
    is_bot: bool
    created_at: datetime.datetime

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        is_bot = self.is_bot

        created_at = self.created_at.isoformat()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "name": name,
                "is_bot": is_bot,
                "created_at": created_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        is_bot = d.pop("is_bot")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        player = cls(
            id=id,
            name=name,
            is_bot=is_bot,
            created_at=created_at,
        )

        return player
