# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.minted_token_scopes_item import (
    MintedTokenScopesItem,
    check_minted_token_scopes_item,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="MintedToken")


@_attrs_define
class MintedToken:
    """A short-lived token of one of the app's players.

    Attributes:
        seconds (int | Unset): How long it lasts. Default: 3600.
        scopes (list[MintedTokenScopesItem] | Unset): What it allows; no more than the token that asks.
        label (str | Unset):  Default: ''.
    """

    seconds: int | Unset = 3600
    scopes: list[MintedTokenScopesItem] | Unset = UNSET
    label: str | Unset = ""

    def to_dict(self) -> dict[str, Any]:
        seconds = self.seconds

        scopes: list[str] | Unset = UNSET
        if not isinstance(self.scopes, Unset):
            scopes = []
            for scopes_item_data in self.scopes:
                scopes_item: str = scopes_item_data
                scopes.append(scopes_item)

        label = self.label

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if seconds is not UNSET:
            field_dict["seconds"] = seconds
        if scopes is not UNSET:
            field_dict["scopes"] = scopes
        if label is not UNSET:
            field_dict["label"] = label

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        seconds = d.pop("seconds", UNSET)

        _scopes = d.pop("scopes", UNSET)
        scopes: list[MintedTokenScopesItem] | Unset = UNSET
        if _scopes is not UNSET:
            scopes = []
            for scopes_item_data in _scopes:
                scopes_item = check_minted_token_scopes_item(scopes_item_data)

                scopes.append(scopes_item)

        label = d.pop("label", UNSET)

        minted_token = cls(
            seconds=seconds,
            scopes=scopes,
            label=label,
        )

        return minted_token
