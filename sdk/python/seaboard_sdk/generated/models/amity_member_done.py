# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_member_done_member import (
    AmityMemberDoneMember,
    check_amity_member_done_member,
)
from ..models.amity_member_done_type import (
    AmityMemberDoneType,
    check_amity_member_done_type,
)

T = TypeVar("T", bound="AmityMemberDone")


@_attrs_define
class AmityMemberDone:
    """The member's turn is over (AM-6.1).

    Attributes:
        type_ (AmityMemberDoneType):  Default: 'amity.member-done'.
        member (AmityMemberDoneMember):
    """

    member: AmityMemberDoneMember
    type_: AmityMemberDoneType = "amity.member-done"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        member: str = self.member

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "member": member,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_amity_member_done_type(d.pop("type"))

        member = check_amity_member_done_member(d.pop("member"))

        amity_member_done = cls(
            type_=type_,
            member=member,
        )

        return amity_member_done
