# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_given_member import OrcaGivenMember, check_orca_given_member
from ..models.orca_given_to import OrcaGivenTo, check_orca_given_to
from ..models.orca_given_type import OrcaGivenType, check_orca_given_type

T = TypeVar("T", bound="OrcaGiven")


@_attrs_define
class OrcaGiven:
    """A seat changed the plan of sharing (OR-3.1).

    Attributes:
        type_ (OrcaGivenType):  Default: 'orca.given'.
        seat (int): A seat's number.
        gear (str): A kind of gear.
        member (OrcaGivenMember):
        to (OrcaGivenTo):
    """

    seat: int
    gear: str
    member: OrcaGivenMember
    to: OrcaGivenTo
    type_: OrcaGivenType = "orca.given"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        seat = self.seat

        gear = self.gear

        member: str = self.member

        to: str = self.to

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "gear": gear,
                "member": member,
                "to": to,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_given_type(d.pop("type"))

        seat = d.pop("seat")

        gear = d.pop("gear")

        member = check_orca_given_member(d.pop("member"))

        to = check_orca_given_to(d.pop("to"))

        orca_given = cls(
            type_=type_,
            seat=seat,
            gear=gear,
            member=member,
            to=to,
        )

        return orca_given
