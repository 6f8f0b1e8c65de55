# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_shuffled_type import AmityShuffledType, check_amity_shuffled_type

T = TypeVar("T", bound="AmityShuffled")


@_attrs_define
class AmityShuffled:
    """The deck was empty: all event cards are shuffled again (AM-4.4).

    Attributes:
        type_ (AmityShuffledType):  Default: 'amity.shuffled'.
    """

    type_: AmityShuffledType = "amity.shuffled"

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
        type_ = check_amity_shuffled_type(d.pop("type"))

        amity_shuffled = cls(
            type_=type_,
        )

        return amity_shuffled
