# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_drop_type import AmityDropType, check_amity_drop_type

T = TypeVar("T", bound="AmityDrop")


@_attrs_define
class AmityDrop:
    """Brody drops his barrel at the dock (AM-6.3).

    Attributes:
        type_ (AmityDropType):  Default: 'amity.drop'.
    """

    type_: AmityDropType = "amity.drop"

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
        type_ = check_amity_drop_type(d.pop("type"))

        amity_drop = cls(
            type_=type_,
        )

        return amity_drop
