# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.orca_prepared_member import OrcaPreparedMember, check_orca_prepared_member
from ..models.orca_prepared_type import OrcaPreparedType, check_orca_prepared_type

T = TypeVar("T", bound="OrcaPrepared")


@_attrs_define
class OrcaPrepared:
    """A member is ready (OR-5).

    Attributes:
        type_ (OrcaPreparedType):  Default: 'orca.prepared'.
        member (OrcaPreparedMember):
        to (str): A space: the tile or the water of a zone.
        weapon (None | str): A kind of gear.
        target (None | str): A zone of the boat: port P or starboard S, 1 at the bow.
    """

    member: OrcaPreparedMember
    to: str
    weapon: None | str
    target: None | str
    type_: OrcaPreparedType = "orca.prepared"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        member: str = self.member

        to = self.to

        weapon: None | str
        weapon = self.weapon

        target: None | str
        target = self.target

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "member": member,
                "to": to,
                "weapon": weapon,
                "target": target,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_prepared_type(d.pop("type"))

        member = check_orca_prepared_member(d.pop("member"))

        to = d.pop("to")

        def _parse_weapon(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        weapon = _parse_weapon(d.pop("weapon"))

        def _parse_target(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        target = _parse_target(d.pop("target"))

        orca_prepared = cls(
            type_=type_,
            member=member,
            to=to,
            weapon=weapon,
            target=target,
        )

        return orca_prepared
