# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_give_type import AmityGiveType, check_amity_give_type

T = TypeVar("T", bound="AmityGive")


@_attrs_define
class AmityGive:
    """Hooper gives barrels to Quint in the same space (AM-6.4).

    Attributes:
        type_ (AmityGiveType):  Default: 'amity.give'.
        count (int):
    """

    count: int
    type_: AmityGiveType = "amity.give"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        count = self.count

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "count": count,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_amity_give_type(d.pop("type"))

        count = d.pop("count")

        amity_give = cls(
            type_=type_,
            count=count,
        )

        return amity_give
