# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_moved_by_card_member import (
    AmityMovedByCardMember,
    check_amity_moved_by_card_member,
)
from ..models.amity_moved_by_card_to import (
    AmityMovedByCardTo,
    check_amity_moved_by_card_to,
)
from ..models.amity_moved_by_card_type import (
    AmityMovedByCardType,
    check_amity_moved_by_card_type,
)

T = TypeVar("T", bound="AmityMovedByCard")


@_attrs_define
class AmityMovedByCard:
    """An event card moves a member of the crew (AM-8.5, AM-8.11, AM-8.12).

    Attributes:
        type_ (AmityMovedByCardType):  Default: 'amity.moved-by-card'.
        member (AmityMovedByCardMember):
        to (AmityMovedByCardTo):
    """

    member: AmityMovedByCardMember
    to: AmityMovedByCardTo
    type_: AmityMovedByCardType = "amity.moved-by-card"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        member: str = self.member

        to: str = self.to

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "member": member,
                "to": to,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_amity_moved_by_card_type(d.pop("type"))

        member = check_amity_moved_by_card_member(d.pop("member"))

        to = check_amity_moved_by_card_to(d.pop("to"))

        amity_moved_by_card = cls(
            type_=type_,
            member=member,
            to=to,
        )

        return amity_moved_by_card
