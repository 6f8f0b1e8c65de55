# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_fell_member import OrcaFellMember, check_orca_fell_member
from ..models.orca_fell_type import OrcaFellType, check_orca_fell_type

T = TypeVar("T", bound="OrcaFell")


@_attrs_define
class OrcaFell:
    """A member falls into the water of its zone (OR-7.2).

    Attributes:
        type_ (OrcaFellType):  Default: 'orca.fell'.
        member (OrcaFellMember):
        zone (str): A zone of the boat: port P or starboard S, 1 at the bow.
    """

    member: OrcaFellMember
    zone: str
    type_: OrcaFellType = "orca.fell"

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
        type_ = check_orca_fell_type(d.pop("type"))

        member = check_orca_fell_member(d.pop("member"))

        zone = d.pop("zone")

        orca_fell = cls(
            type_=type_,
            member=member,
            zone=zone,
        )

        return orca_fell
