# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="OrcaSurface")


@_attrs_define
class OrcaSurface:
    """A resurface card: the zone, the shark's evade and dice there, and whether it shakes (OR-4.1).

    Attributes:
        zone (str): A zone of the boat: port P or starboard S, 1 at the bow.
        evade (int):
        dice (int):
        shake (bool): Whether all attached weapons are shaken off when the shark comes up here.
    """

    zone: str
    evade: int
    dice: int
    shake: bool

    def to_dict(self) -> dict[str, Any]:
        zone = self.zone

        evade = self.evade

        dice = self.dice

        shake = self.shake

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "zone": zone,
                "evade": evade,
                "dice": dice,
                "shake": shake,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        zone = d.pop("zone")

        evade = d.pop("evade")

        dice = d.pop("dice")

        shake = d.pop("shake")

        orca_surface = cls(
            zone=zone,
            evade=evade,
            dice=dice,
            shake=shake,
        )

        return orca_surface
