# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="OrcaPlan")


@_attrs_define
class OrcaPlan:
    """What a member prepared: where it goes, its weapon and the zone whose water is the target.

    Attributes:
        to (str): A space: the tile or the water of a zone.
        weapon (None | str): A kind of gear.
        target (None | str): A zone of the boat: port P or starboard S, 1 at the bow.
    """

    to: str
    weapon: None | str
    target: None | str

    def to_dict(self) -> dict[str, Any]:
        to = self.to

        weapon: None | str
        weapon = self.weapon

        target: None | str
        target = self.target

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "to": to,
                "weapon": weapon,
                "target": target,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
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

        orca_plan = cls(
            to=to,
            weapon=weapon,
            target=target,
        )

        return orca_plan
