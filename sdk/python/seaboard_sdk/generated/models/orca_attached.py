# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_attached_member import OrcaAttachedMember, check_orca_attached_member
from ..models.orca_attached_type import OrcaAttachedType, check_orca_attached_type

T = TypeVar("T", bound="OrcaAttached")


@_attrs_define
class OrcaAttached:
    """A member's weapon hangs on the shark (OR-6.3).

    Attributes:
        type_ (OrcaAttachedType):  Default: 'orca.attached'.
        member (OrcaAttachedMember):
        weapon (str): A kind of gear.
        evade (int): The shark's evade from now on.
    """

    member: OrcaAttachedMember
    weapon: str
    evade: int
    type_: OrcaAttachedType = "orca.attached"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        member: str = self.member

        weapon = self.weapon

        evade = self.evade

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "member": member,
                "weapon": weapon,
                "evade": evade,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_attached_type(d.pop("type"))

        member = check_orca_attached_member(d.pop("member"))

        weapon = d.pop("weapon")

        evade = d.pop("evade")

        orca_attached = cls(
            type_=type_,
            member=member,
            weapon=weapon,
            evade=evade,
        )

        return orca_attached
