# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_bit_member import OrcaBitMember, check_orca_bit_member
from ..models.orca_bit_type import OrcaBitType, check_orca_bit_type

T = TypeVar("T", bound="OrcaBit")


@_attrs_define
class OrcaBit:
    """The shark snaps at a member near it before it dives: one die (OR-7.4).

    Attributes:
        type_ (OrcaBitType):  Default: 'orca.bit'.
        member (OrcaBitMember):
        die (int): What an attack die shows.
    """

    member: OrcaBitMember
    die: int
    type_: OrcaBitType = "orca.bit"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        member: str = self.member

        die = self.die

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "member": member,
                "die": die,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_bit_type(d.pop("type"))

        member = check_orca_bit_member(d.pop("member"))

        die = d.pop("die")

        orca_bit = cls(
            type_=type_,
            member=member,
            die=die,
        )

        return orca_bit
