# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_chum_member import OrcaChumMember, check_orca_chum_member
from ..models.orca_chum_type import OrcaChumType, check_orca_chum_type

T = TypeVar("T", bound="OrcaChum")


@_attrs_define
class OrcaChum:
    """A member plays chum: the shark must show one of the two places that it did not take (OR-5.3).

    Attributes:
        type_ (OrcaChumType):  Default: 'orca.chum'.
        member (OrcaChumMember):
    """

    member: OrcaChumMember
    type_: OrcaChumType = "orca.chum"

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
        type_ = check_orca_chum_type(d.pop("type"))

        member = check_orca_chum_member(d.pop("member"))

        orca_chum = cls(
            type_=type_,
            member=member,
        )

        return orca_chum
