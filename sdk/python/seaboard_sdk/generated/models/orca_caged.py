# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_caged_member import OrcaCagedMember, check_orca_caged_member
from ..models.orca_caged_type import OrcaCagedType, check_orca_caged_type

T = TypeVar("T", bound="OrcaCaged")


@_attrs_define
class OrcaCaged:
    """A member is in a shark cage (OR-5.3).

    Attributes:
        type_ (OrcaCagedType):  Default: 'orca.caged'.
        member (OrcaCagedMember):
        space (str): A space: the tile or the water of a zone.
    """

    member: OrcaCagedMember
    space: str
    type_: OrcaCagedType = "orca.caged"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        member: str = self.member

        space = self.space

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "member": member,
                "space": space,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_caged_type(d.pop("type"))

        member = check_orca_caged_member(d.pop("member"))

        space = d.pop("space")

        orca_caged = cls(
            type_=type_,
            member=member,
            space=space,
        )

        return orca_caged
