# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_looked_beach import AmityLookedBeach, check_amity_looked_beach
from ..models.amity_looked_type import AmityLookedType, check_amity_looked_type

T = TypeVar("T", bound="AmityLooked")


@_attrs_define
class AmityLooked:
    """Brody used the binoculars at his beach (AM-6.3).

    Attributes:
        type_ (AmityLookedType):  Default: 'amity.looked'.
        beach (AmityLookedBeach):
        seen (bool):
    """

    beach: AmityLookedBeach
    seen: bool
    type_: AmityLookedType = "amity.looked"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        beach: str = self.beach

        seen = self.seen

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "beach": beach,
                "seen": seen,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_amity_looked_type(d.pop("type"))

        beach = check_amity_looked_beach(d.pop("beach"))

        seen = d.pop("seen")

        amity_looked = cls(
            type_=type_,
            beach=beach,
            seen=seen,
        )

        return amity_looked
