# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_declined_type import OrcaDeclinedType, check_orca_declined_type

T = TypeVar("T", bound="OrcaDeclined")


@_attrs_define
class OrcaDeclined:
    """The shark does not attack (OR-7.1).

    Attributes:
        type_ (OrcaDeclinedType):  Default: 'orca.declined'.
    """

    type_: OrcaDeclinedType = "orca.declined"

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
        type_ = check_orca_declined_type(d.pop("type"))

        orca_declined = cls(
            type_=type_,
        )

        return orca_declined
