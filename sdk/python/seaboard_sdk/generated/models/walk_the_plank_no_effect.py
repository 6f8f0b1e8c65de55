# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.walk_the_plank_no_effect_card import (
    WalkThePlankNoEffectCard,
    check_walk_the_plank_no_effect_card,
)
from ..models.walk_the_plank_no_effect_type import (
    WalkThePlankNoEffectType,
    check_walk_the_plank_no_effect_type,
)

T = TypeVar("T", bound="WalkThePlankNoEffect")


@_attrs_define
class WalkThePlankNoEffect:
    """Nothing can be done with the turned card (WP-3.3).

    Attributes:
        type_ (WalkThePlankNoEffectType):  Default: 'walk-the-plank.no-effect'.
        seat (int):
        card (WalkThePlankNoEffectCard):
    """

    seat: int
    card: WalkThePlankNoEffectCard
    type_: WalkThePlankNoEffectType = "walk-the-plank.no-effect"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        seat = self.seat

        card: str = self.card

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "card": card,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_walk_the_plank_no_effect_type(d.pop("type"))

        seat = d.pop("seat")

        card = check_walk_the_plank_no_effect_card(d.pop("card"))

        walk_the_plank_no_effect = cls(
            type_=type_,
            seat=seat,
            card=card,
        )

        return walk_the_plank_no_effect
