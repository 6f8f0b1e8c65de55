# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_strike_member_member import (
    OrcaStrikeMemberMember,
    check_orca_strike_member_member,
)
from ..models.orca_strike_member_type import (
    OrcaStrikeMemberType,
    check_orca_strike_member_type,
)

T = TypeVar("T", bound="OrcaStrikeMember")


@_attrs_define
class OrcaStrikeMember:
    """The shark attacks a member in its own or a touching water (OR-7.3).

    Attributes:
        type_ (OrcaStrikeMemberType):  Default: 'orca.strike-member'.
        member (OrcaStrikeMemberMember):
    """

    member: OrcaStrikeMemberMember
    type_: OrcaStrikeMemberType = "orca.strike-member"

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
        type_ = check_orca_strike_member_type(d.pop("type"))

        member = check_orca_strike_member_member(d.pop("member"))

        orca_strike_member = cls(
            type_=type_,
            member=member,
        )

        return orca_strike_member
