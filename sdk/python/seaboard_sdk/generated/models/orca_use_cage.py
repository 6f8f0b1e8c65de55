# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_use_cage_member import OrcaUseCageMember, check_orca_use_cage_member
from ..models.orca_use_cage_type import OrcaUseCageType, check_orca_use_cage_type

T = TypeVar("T", bound="OrcaUseCage")


@_attrs_define
class OrcaUseCage:
    """A member goes into a shark cage where it is: no wound from the shark this round while it is there (OR-5.3).

    Attributes:
        type_ (OrcaUseCageType):  Default: 'orca.cage'.
        member (OrcaUseCageMember):
    """

    member: OrcaUseCageMember
    type_: OrcaUseCageType = "orca.cage"

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
        type_ = check_orca_use_cage_type(d.pop("type"))

        member = check_orca_use_cage_member(d.pop("member"))

        orca_use_cage = cls(
            type_=type_,
            member=member,
        )

        return orca_use_cage
