# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.walk_the_plank_charge_origin import (
    WalkThePlankChargeOrigin,
    check_walk_the_plank_charge_origin,
)
from ..models.walk_the_plank_charge_type import (
    WalkThePlankChargeType,
    check_walk_the_plank_charge_type,
)

T = TypeVar("T", bound="WalkThePlankCharge")


@_attrs_define
class WalkThePlankCharge:
    """Move one's own pirate one place toward the Kraken and shove a pirate of `victim_seat` there one place further;
    null where there is nobody to shove (WP-4.10).

        Attributes:
            type_ (WalkThePlankChargeType):  Default: 'walk-the-plank.charge'.
            origin (WalkThePlankChargeOrigin):
            victim_seat (int | None):
    """

    origin: WalkThePlankChargeOrigin
    victim_seat: int | None
    type_: WalkThePlankChargeType = "walk-the-plank.charge"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        origin: str = self.origin

        victim_seat: int | None
        victim_seat = self.victim_seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "origin": origin,
                "victim_seat": victim_seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_walk_the_plank_charge_type(d.pop("type"))

        origin = check_walk_the_plank_charge_origin(d.pop("origin"))

        def _parse_victim_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        victim_seat = _parse_victim_seat(d.pop("victim_seat"))

        walk_the_plank_charge = cls(
            type_=type_,
            origin=origin,
            victim_seat=victim_seat,
        )

        return walk_the_plank_charge
