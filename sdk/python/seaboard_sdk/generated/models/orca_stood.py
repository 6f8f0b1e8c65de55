# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_stood_member import OrcaStoodMember, check_orca_stood_member
from ..models.orca_stood_type import OrcaStoodType, check_orca_stood_type

T = TypeVar("T", bound="OrcaStood")


@_attrs_define
class OrcaStood:
    """A member takes its place on a tile (OR-3.4).

    Attributes:
        type_ (OrcaStoodType):  Default: 'orca.stood'.
        member (OrcaStoodMember):
        zone (str): A zone of the boat: port P or starboard S, 1 at the bow.
    """

    member: OrcaStoodMember
    zone: str
    type_: OrcaStoodType = "orca.stood"

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
        type_ = check_orca_stood_type(d.pop("type"))

        member = check_orca_stood_member(d.pop("member"))

        zone = d.pop("zone")

        orca_stood = cls(
            type_=type_,
            member=member,
            zone=zone,
        )

        return orca_stood
