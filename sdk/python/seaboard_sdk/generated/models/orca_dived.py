# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_dived_type import OrcaDivedType, check_orca_dived_type

T = TypeVar("T", bound="OrcaDived")


@_attrs_define
class OrcaDived:
    """The shark dives (OR-4.6).

    Attributes:
        type_ (OrcaDivedType):  Default: 'orca.dived'.
    """

    type_: OrcaDivedType = "orca.dived"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_dived_type(d.pop("type"))

        orca_dived = cls(
            type_=type_,
        )

        return orca_dived
