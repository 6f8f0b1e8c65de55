# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.orca_attacked_member import OrcaAttackedMember, check_orca_attacked_member
from ..models.orca_attacked_type import OrcaAttackedType, check_orca_attacked_type

T = TypeVar("T", bound="OrcaAttacked")


@_attrs_define
class OrcaAttacked:
    """A member rolled for its weapon (OR-6.2).

    Attributes:
        type_ (OrcaAttackedType):  Default: 'orca.attacked'.
        member (OrcaAttackedMember):
        weapon (str): A kind of gear.
        dice (list[int]): What each die shows, ascending.
        hits (int): The dice and the weapon's '+'.
        evade (int):
        wounds (int):
        total (int): All wounds it has now.
    """

    member: OrcaAttackedMember
    weapon: str
    dice: list[int]
    hits: int
    evade: int
    wounds: int
    total: int
    type_: OrcaAttackedType = "orca.attacked"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        member: str = self.member

        weapon = self.weapon

        dice = self.dice

        hits = self.hits

        evade = self.evade

        wounds = self.wounds

        total = self.total

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "member": member,
                "weapon": weapon,
                "dice": dice,
                "hits": hits,
                "evade": evade,
                "wounds": wounds,
                "total": total,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_attacked_type(d.pop("type"))

        member = check_orca_attacked_member(d.pop("member"))

        weapon = d.pop("weapon")

        dice = cast(list[int], d.pop("dice"))

        hits = d.pop("hits")

        evade = d.pop("evade")

        wounds = d.pop("wounds")

        total = d.pop("total")

        orca_attacked = cls(
            type_=type_,
            member=member,
            weapon=weapon,
            dice=dice,
            hits=hits,
            evade=evade,
            wounds=wounds,
            total=total,
        )

        return orca_attacked
