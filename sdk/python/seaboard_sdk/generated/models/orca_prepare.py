# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.orca_prepare_member import OrcaPrepareMember, check_orca_prepare_member
from ..models.orca_prepare_type import OrcaPrepareType, check_orca_prepare_type
from ..types import UNSET, Unset

T = TypeVar("T", bound="OrcaPrepare")


@_attrs_define
class OrcaPrepare:
    """A member moves (or stays), and takes a weapon with its target or none; it is then ready (OR-5.1, OR-5.2).

    Attributes:
        type_ (OrcaPrepareType):  Default: 'orca.prepare'.
        member (OrcaPrepareMember):
        to (str): A space: the tile or the water of a zone.
        weapon (None | str | Unset): A kind of gear.
        target (None | str | Unset): The zone whose water is the weapon's target.
    """

    member: OrcaPrepareMember
    to: str
    type_: OrcaPrepareType = "orca.prepare"
    weapon: None | str | Unset = UNSET
    target: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        member: str = self.member

        to = self.to

        weapon: None | str | Unset
        if isinstance(self.weapon, Unset):
            weapon = UNSET
        else:
            weapon = self.weapon

        target: None | str | Unset
        if isinstance(self.target, Unset):
            target = UNSET
        else:
            target = self.target

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "member": member,
                "to": to,
            }
        )
        if weapon is not UNSET:
            field_dict["weapon"] = weapon
        if target is not UNSET:
            field_dict["target"] = target

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_prepare_type(d.pop("type"))

        member = check_orca_prepare_member(d.pop("member"))

        to = d.pop("to")

        def _parse_weapon(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        weapon = _parse_weapon(d.pop("weapon", UNSET))

        def _parse_target(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        target = _parse_target(d.pop("target", UNSET))

        orca_prepare = cls(
            type_=type_,
            member=member,
            to=to,
            weapon=weapon,
            target=target,
        )

        return orca_prepare
