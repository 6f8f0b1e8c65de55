# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_devour_type import AmityDevourType, check_amity_devour_type

T = TypeVar("T", bound="AmityDevour")


@_attrs_define
class AmityDevour:
    """With `feeding-frenzy`: the shark eats all swimmers of its space, two or more, for one action point (AM-5.3).

    Attributes:
        type_ (AmityDevourType):  Default: 'amity.devour'.
    """

    type_: AmityDevourType = "amity.devour"

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
        type_ = check_amity_devour_type(d.pop("type"))

        amity_devour = cls(
            type_=type_,
        )

        return amity_devour
