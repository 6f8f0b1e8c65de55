# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.orca_hand_type import OrcaHandType, check_orca_hand_type

T = TypeVar("T", bound="OrcaHand")


@_attrs_define
class OrcaHand:
    """To the shark alone: its ability cards (OR-3.1).

    Attributes:
        type_ (OrcaHandType):  Default: 'orca.hand'.
        abilities (list[str]):
    """

    abilities: list[str]
    type_: OrcaHandType = "orca.hand"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        abilities = self.abilities

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "abilities": abilities,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_hand_type(d.pop("type"))

        abilities = cast(list[str], d.pop("abilities"))

        orca_hand = cls(
            type_=type_,
            abilities=abilities,
        )

        return orca_hand
