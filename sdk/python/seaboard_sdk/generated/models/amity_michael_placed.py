# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_michael_placed_beach import (
    AmityMichaelPlacedBeach,
    check_amity_michael_placed_beach,
)
from ..models.amity_michael_placed_type import (
    AmityMichaelPlacedType,
    check_amity_michael_placed_type,
)

T = TypeVar("T", bound="AmityMichaelPlaced")


@_attrs_define
class AmityMichaelPlaced:
    """Michael goes swimming (AM-8.7).

    Attributes:
        type_ (AmityMichaelPlacedType):  Default: 'amity.michael-placed'.
        beach (AmityMichaelPlacedBeach):
    """

    beach: AmityMichaelPlacedBeach
    type_: AmityMichaelPlacedType = "amity.michael-placed"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        beach: str = self.beach

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "beach": beach,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_amity_michael_placed_type(d.pop("type"))

        beach = check_amity_michael_placed_beach(d.pop("beach"))

        amity_michael_placed = cls(
            type_=type_,
            beach=beach,
        )

        return amity_michael_placed
