# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_no_cage_member import OrcaNoCageMember, check_orca_no_cage_member
from ..models.orca_no_cage_type import OrcaNoCageType, check_orca_no_cage_type

T = TypeVar("T", bound="OrcaNoCage")


@_attrs_define
class OrcaNoCage:
    """A member keeps its shark cage for later (OR-5.3).

    Attributes:
        type_ (OrcaNoCageType):  Default: 'orca.no-cage'.
        member (OrcaNoCageMember):
    """

    member: OrcaNoCageMember
    type_: OrcaNoCageType = "orca.no-cage"

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
        type_ = check_orca_no_cage_type(d.pop("type"))

        member = check_orca_no_cage_member(d.pop("member"))

        orca_no_cage = cls(
            type_=type_,
            member=member,
        )

        return orca_no_cage
