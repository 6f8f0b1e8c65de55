# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_give_member import OrcaGiveMember, check_orca_give_member
from ..models.orca_give_to import OrcaGiveTo, check_orca_give_to
from ..models.orca_give_type import OrcaGiveType, check_orca_give_type

T = TypeVar("T", bound="OrcaGive")


@_attrs_define
class OrcaGive:
    """Change the plan of sharing: one card of this kind from one member to another. All must agree anew (OR-3.1).

    Attributes:
        type_ (OrcaGiveType):  Default: 'orca.give'.
        gear (str): A kind of gear.
        member (OrcaGiveMember):
        to (OrcaGiveTo):
    """

    gear: str
    member: OrcaGiveMember
    to: OrcaGiveTo
    type_: OrcaGiveType = "orca.give"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        gear = self.gear

        member: str = self.member

        to: str = self.to

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "gear": gear,
                "member": member,
                "to": to,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_give_type(d.pop("type"))

        gear = d.pop("gear")

        member = check_orca_give_member(d.pop("member"))

        to = check_orca_give_to(d.pop("to"))

        orca_give = cls(
            type_=type_,
            gear=gear,
            member=member,
            to=to,
        )

        return orca_give
