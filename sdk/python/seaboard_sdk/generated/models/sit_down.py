# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="SitDown")


@_attrs_define
class SitDown:
    """Whoever sits down here; an empty body will do.

    Attributes:
        pick (str | Unset): One of the seat's `picks`, where it has any.
        nonce (str | Unset): The seat's part of the match's chance: random bytes in hex.
    """

    pick: str | Unset = UNSET
    nonce: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        pick = self.pick

        nonce = self.nonce

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if pick is not UNSET:
            field_dict["pick"] = pick
        if nonce is not UNSET:
            field_dict["nonce"] = nonce

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        pick = d.pop("pick", UNSET)

        nonce = d.pop("nonce", UNSET)

        sit_down = cls(
            pick=pick,
            nonce=nonce,
        )

        return sit_down
