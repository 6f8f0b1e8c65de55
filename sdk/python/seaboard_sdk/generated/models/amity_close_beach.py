# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_close_beach_beach import (
    AmityCloseBeachBeach,
    check_amity_close_beach_beach,
)
from ..models.amity_close_beach_type import (
    AmityCloseBeachType,
    check_amity_close_beach_type,
)

T = TypeVar("T", bound="AmityCloseBeach")


@_attrs_define
class AmityCloseBeach:
    """Brody closes a beach without swimmers from an office (AM-6.3).

    Attributes:
        type_ (AmityCloseBeachType):  Default: 'amity.close-beach'.
        beach (AmityCloseBeachBeach):
    """

    beach: AmityCloseBeachBeach
    type_: AmityCloseBeachType = "amity.close-beach"

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
        type_ = check_amity_close_beach_type(d.pop("type"))

        beach = check_amity_close_beach_beach(d.pop("beach"))

        amity_close_beach = cls(
            type_=type_,
            beach=beach,
        )

        return amity_close_beach
