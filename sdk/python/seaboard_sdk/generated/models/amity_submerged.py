# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_submerged_type import AmitySubmergedType, check_amity_submerged_type

T = TypeVar("T", bound="AmitySubmerged")


@_attrs_define
class AmitySubmerged:
    """The shark has chosen where it begins; nobody else knows where (AM-3.4).

    Attributes:
        type_ (AmitySubmergedType):  Default: 'amity.submerged'.
    """

    type_: AmitySubmergedType = "amity.submerged"

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
        type_ = check_amity_submerged_type(d.pop("type"))

        amity_submerged = cls(
            type_=type_,
        )

        return amity_submerged
