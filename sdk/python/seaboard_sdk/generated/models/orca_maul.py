# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.orca_maul_type import OrcaMaulType, check_orca_maul_type

T = TypeVar("T", bound="OrcaMaul")


@_attrs_define
class OrcaMaul:
    """With `maul-again`: roll these dice again, named by what they show, ascending; the new result stands (OR-9.3).

    Attributes:
        type_ (OrcaMaulType):  Default: 'orca.maul'.
        dice (list[int]):
    """

    dice: list[int]
    type_: OrcaMaulType = "orca.maul"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        dice = self.dice

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "dice": dice,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_maul_type(d.pop("type"))

        dice = cast(list[int], d.pop("dice"))

        orca_maul = cls(
            type_=type_,
            dice=dice,
        )

        return orca_maul
