# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_hold_member import OrcaHoldMember, check_orca_hold_member
from ..models.orca_hold_type import OrcaHoldType, check_orca_hold_type

T = TypeVar("T", bound="OrcaHold")


@_attrs_define
class OrcaHold:
    """A member does not attack; its weapon is not used up (OR-6.1).

    Attributes:
        type_ (OrcaHoldType):  Default: 'orca.hold'.
        member (OrcaHoldMember):
    """

    member: OrcaHoldMember
    type_: OrcaHoldType = "orca.hold"

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
        type_ = check_orca_hold_type(d.pop("type"))

        member = check_orca_hold_member(d.pop("member"))

        orca_hold = cls(
            type_=type_,
            member=member,
        )

        return orca_hold
