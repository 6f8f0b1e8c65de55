# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_climb_type import AmityClimbType, check_amity_climb_type

T = TypeVar("T", bound="AmityClimb")


@_attrs_define
class AmityClimb:
    """A captain in the water climbs back into the boat for two action points (AM-8.1).

    Attributes:
        type_ (AmityClimbType):  Default: 'amity.climb'.
    """

    type_: AmityClimbType = "amity.climb"

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
        type_ = check_amity_climb_type(d.pop("type"))

        amity_climb = cls(
            type_=type_,
        )

        return amity_climb
