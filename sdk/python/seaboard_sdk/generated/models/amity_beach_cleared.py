# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_beach_cleared_beach import (
    AmityBeachClearedBeach,
    check_amity_beach_cleared_beach,
)
from ..models.amity_beach_cleared_type import (
    AmityBeachClearedType,
    check_amity_beach_cleared_type,
)

T = TypeVar("T", bound="AmityBeachCleared")


@_attrs_define
class AmityBeachCleared:
    """All swimmers leave a beach (AM-8.4).

    Attributes:
        type_ (AmityBeachClearedType):  Default: 'amity.beach-cleared'.
        beach (AmityBeachClearedBeach):
    """

    beach: AmityBeachClearedBeach
    type_: AmityBeachClearedType = "amity.beach-cleared"

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
        type_ = check_amity_beach_cleared_type(d.pop("type"))

        beach = check_amity_beach_cleared_beach(d.pop("beach"))

        amity_beach_cleared = cls(
            type_=type_,
            beach=beach,
        )

        return amity_beach_cleared
