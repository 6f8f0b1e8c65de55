# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_uncaged_member import OrcaUncagedMember, check_orca_uncaged_member
from ..models.orca_uncaged_type import OrcaUncagedType, check_orca_uncaged_type

T = TypeVar("T", bound="OrcaUncaged")


@_attrs_define
class OrcaUncaged:
    """A member keeps its shark cage (OR-5.3).

    Attributes:
        type_ (OrcaUncagedType):  Default: 'orca.uncaged'.
        member (OrcaUncagedMember):
    """

    member: OrcaUncagedMember
    type_: OrcaUncagedType = "orca.uncaged"

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
        type_ = check_orca_uncaged_type(d.pop("type"))

        member = check_orca_uncaged_member(d.pop("member"))

        orca_uncaged = cls(
            type_=type_,
            member=member,
        )

        return orca_uncaged
