# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_stayed_type import OrcaStayedType, check_orca_stayed_type

T = TypeVar("T", bound="OrcaStayed")


@_attrs_define
class OrcaStayed:
    """The shark does not use its ramming speed (OR-9.3).

    Attributes:
        type_ (OrcaStayedType):  Default: 'orca.stayed'.
    """

    type_: OrcaStayedType = "orca.stayed"

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
        type_ = check_orca_stayed_type(d.pop("type"))

        orca_stayed = cls(
            type_=type_,
        )

        return orca_stayed
