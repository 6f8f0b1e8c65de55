# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.new_access_token_scopes_item import (
    NewAccessTokenScopesItem,
    check_new_access_token_scopes_item,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="NewAccessToken")


@_attrs_define
class NewAccessToken:
    """A further token of the caller.

    Attributes:
        scopes (list[NewAccessTokenScopesItem]): What it allows; no more than the token that asks.
        label (str | Unset): What it is for, in words of yours. Default: ''.
        expires_at (datetime.datetime | None | Unset): When it ends: at the latest when the token ends that asks for it.
    """

    scopes: list[NewAccessTokenScopesItem]
    label: str | Unset = ""
    expires_at: datetime.datetime | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        scopes = []
        for scopes_item_data in self.scopes:
            scopes_item: str = scopes_item_data
            scopes.append(scopes_item)

        label = self.label

        expires_at: None | str | Unset
        if isinstance(self.expires_at, Unset):
            expires_at = UNSET
        elif isinstance(self.expires_at, datetime.datetime):
            expires_at = self.expires_at.isoformat()
        else:
            expires_at = self.expires_at

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "scopes": scopes,
            }
        )
        if label is not UNSET:
            field_dict["label"] = label
        if expires_at is not UNSET:
            field_dict["expires_at"] = expires_at

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        scopes = []
        _scopes = d.pop("scopes")
        for scopes_item_data in _scopes:
            scopes_item = check_new_access_token_scopes_item(scopes_item_data)

            scopes.append(scopes_item)

        label = d.pop("label", UNSET)

        def _parse_expires_at(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if isinstance(data, str):
                    expires_at_type_0 = datetime.datetime.fromisoformat(data)

                    return expires_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        expires_at = _parse_expires_at(d.pop("expires_at", UNSET))

        new_access_token = cls(
            scopes=scopes,
            label=label,
            expires_at=expires_at,
        )

        return new_access_token
