# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.access_token_scopes_item import (
    AccessTokenScopesItem,
    check_access_token_scopes_item,
)

T = TypeVar("T", bound="AccessToken")


@_attrs_define
class AccessToken:
    """A token without its secret.

    Attributes:
        id (str):
        label (str):
        scopes (list[AccessTokenScopesItem]):
        created_at (datetime.datetime):
        expires_at (datetime.datetime | None):
        is_current (bool): Whether it is the one that asks.
    """

    id: str
    label: str
    scopes: list[AccessTokenScopesItem]
    created_at: datetime.datetime
    expires_at: datetime.datetime | None
    is_current: bool

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        label = self.label

        scopes = []
        for scopes_item_data in self.scopes:
            scopes_item: str = scopes_item_data
            scopes.append(scopes_item)

        created_at = self.created_at.isoformat()

        expires_at: None | str
        if isinstance(self.expires_at, datetime.datetime):
            expires_at = self.expires_at.isoformat()
        else:
            expires_at = self.expires_at

        is_current = self.is_current

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "label": label,
                "scopes": scopes,
                "created_at": created_at,
                "expires_at": expires_at,
                "is_current": is_current,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        label = d.pop("label")

        scopes = []
        _scopes = d.pop("scopes")
        for scopes_item_data in _scopes:
            scopes_item = check_access_token_scopes_item(scopes_item_data)

            scopes.append(scopes_item)

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        def _parse_expires_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    expires_at_type_0 = datetime.datetime.fromisoformat(data)

                    return expires_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        expires_at = _parse_expires_at(d.pop("expires_at"))

        is_current = d.pop("is_current")

        access_token = cls(
            id=id,
            label=label,
            scopes=scopes,
            created_at=created_at,
            expires_at=expires_at,
            is_current=is_current,
        )

        return access_token
