# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_choose_beach_beach import (
    AmityChooseBeachBeach,
    check_amity_choose_beach_beach,
)
from ..models.amity_choose_beach_type import (
    AmityChooseBeachType,
    check_amity_choose_beach_type,
)

T = TypeVar("T", bound="AmityChooseBeach")


@_attrs_define
class AmityChooseBeach:
    """The crew chooses the beach that the event card asks for (AM-4.5, AM-8.4, AM-8.7, AM-8.12).

    Attributes:
        type_ (AmityChooseBeachType):  Default: 'amity.choose-beach'.
        beach (AmityChooseBeachBeach):
    """

    beach: AmityChooseBeachBeach
    type_: AmityChooseBeachType = "amity.choose-beach"

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
        type_ = check_amity_choose_beach_type(d.pop("type"))

        beach = check_amity_choose_beach_beach(d.pop("beach"))

        amity_choose_beach = cls(
            type_=type_,
            beach=beach,
        )

        return amity_choose_beach
