# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_begun_member import AmityBegunMember, check_amity_begun_member
from ..models.amity_begun_type import AmityBegunType, check_amity_begun_type

T = TypeVar("T", bound="AmityBegun")


@_attrs_define
class AmityBegun:
    """A member of the crew begins its turn (AM-6.1).

    Attributes:
        type_ (AmityBegunType):  Default: 'amity.begun'.
        member (AmityBegunMember):
    """

    member: AmityBegunMember
    type_: AmityBegunType = "amity.begun"

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
        type_ = check_amity_begun_type(d.pop("type"))

        member = check_amity_begun_member(d.pop("member"))

        amity_begun = cls(
            type_=type_,
            member=member,
        )

        return amity_begun
