# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="Nonce")


@_attrs_define
class Nonce:
    """A seat's part of the match's chance.

    Attributes:
        nonce (str): 16 to 64 random bytes in hex; show them nobody before the end.
    """

    nonce: str

    def to_dict(self) -> dict[str, Any]:
        nonce = self.nonce

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "nonce": nonce,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        nonce = d.pop("nonce")

        nonce = cls(
            nonce=nonce,
        )

        return nonce
