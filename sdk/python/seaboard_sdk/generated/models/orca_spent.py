# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_spent_member import OrcaSpentMember, check_orca_spent_member
from ..models.orca_spent_type import OrcaSpentType, check_orca_spent_type

T = TypeVar("T", bound="OrcaSpent")


@_attrs_define
class OrcaSpent:
    """A card leaves the game after an attack: the weapon, or ammo instead (OR-6.4).

    Attributes:
        type_ (OrcaSpentType):  Default: 'orca.spent'.
        member (OrcaSpentMember):
        gear (str): A kind of gear.
    """

    member: OrcaSpentMember
    gear: str
    type_: OrcaSpentType = "orca.spent"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        member: str = self.member

        gear = self.gear

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "member": member,
                "gear": gear,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_spent_type(d.pop("type"))

        member = check_orca_spent_member(d.pop("member"))

        gear = d.pop("gear")

        orca_spent = cls(
            type_=type_,
            member=member,
            gear=gear,
        )

        return orca_spent
