# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.orca_dealt_type import OrcaDealtType, check_orca_dealt_type

T = TypeVar("T", bound="OrcaDealt")


@_attrs_define
class OrcaDealt:
    """The cards are dealt: how many ability cards the shark holds, and the crew's shared gear, face up (OR-3.1).

    Attributes:
        type_ (OrcaDealtType):  Default: 'orca.dealt'.
        abilities (int):
        gear (list[str]):
    """

    abilities: int
    gear: list[str]
    type_: OrcaDealtType = "orca.dealt"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        abilities = self.abilities

        gear = self.gear

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "abilities": abilities,
                "gear": gear,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_dealt_type(d.pop("type"))

        abilities = d.pop("abilities")

        gear = cast(list[str], d.pop("gear"))

        orca_dealt = cls(
            type_=type_,
            abilities=abilities,
            gear=gear,
        )

        return orca_dealt
