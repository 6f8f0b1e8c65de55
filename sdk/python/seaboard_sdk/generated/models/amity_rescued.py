# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_rescued_beach import AmityRescuedBeach, check_amity_rescued_beach
from ..models.amity_rescued_member import AmityRescuedMember, check_amity_rescued_member
from ..models.amity_rescued_swimmer import (
    AmityRescuedSwimmer,
    check_amity_rescued_swimmer,
)
from ..models.amity_rescued_type import AmityRescuedType, check_amity_rescued_type

T = TypeVar("T", bound="AmityRescued")


@_attrs_define
class AmityRescued:
    """A swimmer was brought to safety (AM-6.2 to AM-6.5).

    Attributes:
        type_ (AmityRescuedType):  Default: 'amity.rescued'.
        member (AmityRescuedMember):
        beach (AmityRescuedBeach):
        swimmer (AmityRescuedSwimmer):
    """

    member: AmityRescuedMember
    beach: AmityRescuedBeach
    swimmer: AmityRescuedSwimmer
    type_: AmityRescuedType = "amity.rescued"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        member: str = self.member

        beach: str = self.beach

        swimmer: str = self.swimmer

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "member": member,
                "beach": beach,
                "swimmer": swimmer,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_amity_rescued_type(d.pop("type"))

        member = check_amity_rescued_member(d.pop("member"))

        beach = check_amity_rescued_beach(d.pop("beach"))

        swimmer = check_amity_rescued_swimmer(d.pop("swimmer"))

        amity_rescued = cls(
            type_=type_,
            member=member,
            beach=beach,
            swimmer=swimmer,
        )

        return amity_rescued
