# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_unharmed_member import OrcaUnharmedMember, check_orca_unharmed_member
from ..models.orca_unharmed_type import OrcaUnharmedType, check_orca_unharmed_type

T = TypeVar("T", bound="OrcaUnharmed")


@_attrs_define
class OrcaUnharmed:
    """A member takes no wound where it might have: the dice were blank, or its cage held (OR-5.3, OR-7.4).

    Attributes:
        type_ (OrcaUnharmedType):  Default: 'orca.unharmed'.
        member (OrcaUnharmedMember):
    """

    member: OrcaUnharmedMember
    type_: OrcaUnharmedType = "orca.unharmed"

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
        type_ = check_orca_unharmed_type(d.pop("type"))

        member = check_orca_unharmed_member(d.pop("member"))

        orca_unharmed = cls(
            type_=type_,
            member=member,
        )

        return orca_unharmed
