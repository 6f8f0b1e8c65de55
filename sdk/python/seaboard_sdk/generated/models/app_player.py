# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="AppPlayer")


@_attrs_define
class AppPlayer:
    """A player of the app.

    Attributes:
        id (str):
        external_id (str): Its id in the app.
        name (str):
        is_bot (bool):
        created_at (datetime.datetime):
    """

    id: str
    external_id: str
    name: str
    is_bot: bool
    created_at: datetime.datetime

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        external_id = self.external_id

        name = self.name

        is_bot = self.is_bot

        created_at = self.created_at.isoformat()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "external_id": external_id,
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

        external_id = d.pop("external_id")

        name = d.pop("name")

        is_bot = d.pop("is_bot")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        app_player = cls(
            id=id,
            external_id=external_id,
            name=name,
            is_bot=is_bot,
            created_at=created_at,
        )

        return app_player
