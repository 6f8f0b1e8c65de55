# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_kept_type import OrcaKeptType, check_orca_kept_type

T = TypeVar("T", bound="OrcaKept")


@_attrs_define
class OrcaKept:
    """The shark rolls no die again (OR-9.3).

    Attributes:
        type_ (OrcaKeptType):  Default: 'orca.kept'.
    """

    type_: OrcaKeptType = "orca.kept"

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
        type_ = check_orca_kept_type(d.pop("type"))

        orca_kept = cls(
            type_=type_,
        )

        return orca_kept
