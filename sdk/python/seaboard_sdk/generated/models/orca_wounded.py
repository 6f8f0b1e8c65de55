# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_wounded_member import OrcaWoundedMember, check_orca_wounded_member
from ..models.orca_wounded_type import OrcaWoundedType, check_orca_wounded_type

T = TypeVar("T", bound="OrcaWounded")


@_attrs_define
class OrcaWounded:
    """The shark wounds a member (OR-7.3, OR-7.4, OR-9.3).

    Attributes:
        type_ (OrcaWoundedType):  Default: 'orca.wounded'.
        member (OrcaWoundedMember):
        wounds (int):
        total (int): All wounds it has now.
    """

    member: OrcaWoundedMember
    wounds: int
    total: int
    type_: OrcaWoundedType = "orca.wounded"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        member: str = self.member

        wounds = self.wounds

        total = self.total

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "member": member,
                "wounds": wounds,
                "total": total,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_wounded_type(d.pop("type"))

        member = check_orca_wounded_member(d.pop("member"))

        wounds = d.pop("wounds")

        total = d.pop("total")

        orca_wounded = cls(
            type_=type_,
            member=member,
            wounds=wounds,
            total=total,
        )

        return orca_wounded
