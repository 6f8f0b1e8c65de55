# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_begin_member import AmityBeginMember, check_amity_begin_member
from ..models.amity_begin_type import AmityBeginType, check_amity_begin_type

T = TypeVar("T", bound="AmityBegin")


@_attrs_define
class AmityBegin:
    """The crew chooses which member plays now; it plays to its end before another begins (AM-6.1).

    Attributes:
        type_ (AmityBeginType):  Default: 'amity.begin'.
        member (AmityBeginMember):
    """

    member: AmityBeginMember
    type_: AmityBeginType = "amity.begin"

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
        type_ = check_amity_begin_type(d.pop("type"))

        member = check_amity_begin_member(d.pop("member"))

        amity_begin = cls(
            type_=type_,
            member=member,
        )

        return amity_begin
