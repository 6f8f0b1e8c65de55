# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_binoculars_type import (
    AmityBinocularsType,
    check_amity_binoculars_type,
)

T = TypeVar("T", bound="AmityBinoculars")


@_attrs_define
class AmityBinoculars:
    """Brody asks whether the shark is in the water of his beach (AM-6.3).

    Attributes:
        type_ (AmityBinocularsType):  Default: 'amity.binoculars'.
    """

    type_: AmityBinocularsType = "amity.binoculars"

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
        type_ = check_amity_binoculars_type(d.pop("type"))

        amity_binoculars = cls(
            type_=type_,
        )

        return amity_binoculars
