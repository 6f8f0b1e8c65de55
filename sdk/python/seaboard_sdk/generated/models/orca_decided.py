# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_decided_type import OrcaDecidedType, check_orca_decided_type

T = TypeVar("T", bound="OrcaDecided")


@_attrs_define
class OrcaDecided:
    """The shark has decided, with or without an ability card (OR-4.2).

    Attributes:
        type_ (OrcaDecidedType):  Default: 'orca.decided'.
        ability_added (bool):
    """

    ability_added: bool
    type_: OrcaDecidedType = "orca.decided"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        ability_added = self.ability_added

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "ability_added": ability_added,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_decided_type(d.pop("type"))

        ability_added = d.pop("ability_added")

        orca_decided = cls(
            type_=type_,
            ability_added=ability_added,
        )

        return orca_decided
