# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_chummed_member import OrcaChummedMember, check_orca_chummed_member
from ..models.orca_chummed_type import OrcaChummedType, check_orca_chummed_type

T = TypeVar("T", bound="OrcaChummed")


@_attrs_define
class OrcaChummed:
    """A member plays chum; the shark must answer (OR-5.3).

    Attributes:
        type_ (OrcaChummedType):  Default: 'orca.chummed'.
        member (OrcaChummedMember):
    """

    member: OrcaChummedMember
    type_: OrcaChummedType = "orca.chummed"

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
        type_ = check_orca_chummed_type(d.pop("type"))

        member = check_orca_chummed_member(d.pop("member"))

        orca_chummed = cls(
            type_=type_,
            member=member,
        )

        return orca_chummed
