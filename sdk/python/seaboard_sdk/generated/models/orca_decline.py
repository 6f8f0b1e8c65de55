# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_decline_type import OrcaDeclineType, check_orca_decline_type

T = TypeVar("T", bound="OrcaDecline")


@_attrs_define
class OrcaDecline:
    """The shark does not attack, or not a second time (OR-7.1, OR-7.6).

    Attributes:
        type_ (OrcaDeclineType):  Default: 'orca.decline'.
    """

    type_: OrcaDeclineType = "orca.decline"

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
        type_ = check_orca_decline_type(d.pop("type"))

        orca_decline = cls(
            type_=type_,
        )

        return orca_decline
