# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_eliminated_member import (
    OrcaEliminatedMember,
    check_orca_eliminated_member,
)
from ..models.orca_eliminated_type import OrcaEliminatedType, check_orca_eliminated_type

T = TypeVar("T", bound="OrcaEliminated")


@_attrs_define
class OrcaEliminated:
    """A member is out; its personal gear leaves the game (OR-7.5).

    Attributes:
        type_ (OrcaEliminatedType):  Default: 'orca.eliminated'.
        member (OrcaEliminatedMember):
    """

    member: OrcaEliminatedMember
    type_: OrcaEliminatedType = "orca.eliminated"

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
        type_ = check_orca_eliminated_type(d.pop("type"))

        member = check_orca_eliminated_member(d.pop("member"))

        orca_eliminated = cls(
            type_=type_,
            member=member,
        )

        return orca_eliminated
