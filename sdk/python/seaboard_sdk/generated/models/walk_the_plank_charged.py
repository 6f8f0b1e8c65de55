# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.walk_the_plank_charged_origin import (
    WalkThePlankChargedOrigin,
    check_walk_the_plank_charged_origin,
)
from ..models.walk_the_plank_charged_target import (
    WalkThePlankChargedTarget,
    check_walk_the_plank_charged_target,
)
from ..models.walk_the_plank_charged_type import (
    WalkThePlankChargedType,
    check_walk_the_plank_charged_type,
)
from ..models.walk_the_plank_charged_victim_target_type_0 import (
    WalkThePlankChargedVictimTargetType0,
    check_walk_the_plank_charged_victim_target_type_0,
)

T = TypeVar("T", bound="WalkThePlankCharged")


@_attrs_define
class WalkThePlankCharged:
    """A seat's pirate charged, and shoved another one further if there was one to shove.

    Attributes:
        type_ (WalkThePlankChargedType):  Default: 'walk-the-plank.charged'.
        seat (int):
        origin (WalkThePlankChargedOrigin):
        target (WalkThePlankChargedTarget):
        victim_seat (int | None):
        victim_target (None | WalkThePlankChargedVictimTargetType0):
    """

    seat: int
    origin: WalkThePlankChargedOrigin
    target: WalkThePlankChargedTarget
    victim_seat: int | None
    victim_target: None | WalkThePlankChargedVictimTargetType0
    type_: WalkThePlankChargedType = "walk-the-plank.charged"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        seat = self.seat

        origin: str = self.origin

        target: str = self.target

        victim_seat: int | None
        victim_seat = self.victim_seat

        victim_target: None | str
        if isinstance(self.victim_target, str):
            victim_target = self.victim_target
        else:
            victim_target = self.victim_target

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "origin": origin,
                "target": target,
                "victim_seat": victim_seat,
                "victim_target": victim_target,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_walk_the_plank_charged_type(d.pop("type"))

        seat = d.pop("seat")

        origin = check_walk_the_plank_charged_origin(d.pop("origin"))

        target = check_walk_the_plank_charged_target(d.pop("target"))

        def _parse_victim_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        victim_seat = _parse_victim_seat(d.pop("victim_seat"))

        def _parse_victim_target(
            data: object,
        ) -> None | WalkThePlankChargedVictimTargetType0:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    victim_target_type_0 = (
                        check_walk_the_plank_charged_victim_target_type_0(data)
                    )

                    return victim_target_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | WalkThePlankChargedVictimTargetType0, data)

        victim_target = _parse_victim_target(d.pop("victim_target"))

        walk_the_plank_charged = cls(
            type_=type_,
            seat=seat,
            origin=origin,
            target=target,
            victim_seat=victim_seat,
            victim_target=victim_target,
        )

        return walk_the_plank_charged
