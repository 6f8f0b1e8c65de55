# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_picked_up_member import (
    AmityPickedUpMember,
    check_amity_picked_up_member,
)
from ..models.amity_picked_up_source import (
    AmityPickedUpSource,
    check_amity_picked_up_source,
)
from ..models.amity_picked_up_type import AmityPickedUpType, check_amity_picked_up_type

T = TypeVar("T", bound="AmityPickedUp")


@_attrs_define
class AmityPickedUp:
    """A member took barrels on board (AM-6.2 to AM-6.4).

    Attributes:
        type_ (AmityPickedUpType):  Default: 'amity.picked-up'.
        member (AmityPickedUpMember):
        source (AmityPickedUpSource):
        count (int):
    """

    member: AmityPickedUpMember
    source: AmityPickedUpSource
    count: int
    type_: AmityPickedUpType = "amity.picked-up"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        member: str = self.member

        source: str = self.source

        count = self.count

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "member": member,
                "source": source,
                "count": count,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_amity_picked_up_type(d.pop("type"))

        member = check_amity_picked_up_member(d.pop("member"))

        source = check_amity_picked_up_source(d.pop("source"))

        count = d.pop("count")

        amity_picked_up = cls(
            type_=type_,
            member=member,
            source=source,
            count=count,
        )

        return amity_picked_up
