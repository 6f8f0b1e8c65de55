# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.orca_mauled_type import OrcaMauledType, check_orca_mauled_type

T = TypeVar("T", bound="OrcaMauled")


@_attrs_define
class OrcaMauled:
    """The shark rolled dice again; this stands now (OR-9.3).

    Attributes:
        type_ (OrcaMauledType):  Default: 'orca.mauled'.
        dice (list[int]): What each die shows, ascending.
        hits (int):
    """

    dice: list[int]
    hits: int
    type_: OrcaMauledType = "orca.mauled"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        dice = self.dice

        hits = self.hits

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "dice": dice,
                "hits": hits,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_mauled_type(d.pop("type"))

        dice = cast(list[int], d.pop("dice"))

        hits = d.pop("hits")

        orca_mauled = cls(
            type_=type_,
            dice=dice,
            hits=hits,
        )

        return orca_mauled
