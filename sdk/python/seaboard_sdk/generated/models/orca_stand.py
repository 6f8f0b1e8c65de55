# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_stand_member import OrcaStandMember, check_orca_stand_member
from ..models.orca_stand_type import OrcaStandType, check_orca_stand_type

T = TypeVar("T", bound="OrcaStand")


@_attrs_define
class OrcaStand:
    """Choose the tile on which a member starts (OR-3.4).

    Attributes:
        type_ (OrcaStandType):  Default: 'orca.stand'.
        member (OrcaStandMember):
        zone (str): A zone of the boat: port P or starboard S, 1 at the bow.
    """

    member: OrcaStandMember
    zone: str
    type_: OrcaStandType = "orca.stand"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        member: str = self.member

        zone = self.zone

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "member": member,
                "zone": zone,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_stand_type(d.pop("type"))

        member = check_orca_stand_member(d.pop("member"))

        zone = d.pop("zone")

        orca_stand = cls(
            type_=type_,
            member=member,
            zone=zone,
        )

        return orca_stand
