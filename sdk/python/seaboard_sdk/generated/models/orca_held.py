# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_held_member import OrcaHeldMember, check_orca_held_member
from ..models.orca_held_type import OrcaHeldType, check_orca_held_type

T = TypeVar("T", bound="OrcaHeld")


@_attrs_define
class OrcaHeld:
    """A member does not attack (OR-6.1).

    Attributes:
        type_ (OrcaHeldType):  Default: 'orca.held'.
        member (OrcaHeldMember):
    """

    member: OrcaHeldMember
    type_: OrcaHeldType = "orca.held"

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
        type_ = check_orca_held_type(d.pop("type"))

        member = check_orca_held_member(d.pop("member"))

        orca_held = cls(
            type_=type_,
            member=member,
        )

        return orca_held
