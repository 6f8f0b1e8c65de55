# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_attack_member import OrcaAttackMember, check_orca_attack_member
from ..models.orca_attack_type import OrcaAttackType, check_orca_attack_type
from ..types import UNSET, Unset

T = TypeVar("T", bound="OrcaAttack")


@_attrs_define
class OrcaAttack:
    """A member attacks the shark with the weapon it took; `ammo` spends an ammo card instead of the weapon (OR-6).

    Attributes:
        type_ (OrcaAttackType):  Default: 'orca.attack'.
        member (OrcaAttackMember):
        ammo (bool | Unset):
    """

    member: OrcaAttackMember
    type_: OrcaAttackType = "orca.attack"
    ammo: bool | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        member: str = self.member

        ammo = self.ammo

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "member": member,
            }
        )
        if ammo is not UNSET:
            field_dict["ammo"] = ammo

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_attack_type(d.pop("type"))

        member = check_orca_attack_member(d.pop("member"))

        ammo = d.pop("ammo", UNSET)

        orca_attack = cls(
            type_=type_,
            member=member,
            ammo=ammo,
        )

        return orca_attack
