# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.house_bots_level import HouseBotsLevel, check_house_bots_level

T = TypeVar("T", bound="HouseBots")


@_attrs_define
class HouseBots:
    """So many house bots of a level.

    Attributes:
        level (HouseBotsLevel): One of the game's.
        count (int):
    """

    level: HouseBotsLevel
    count: int

    def to_dict(self) -> dict[str, Any]:
        level: str = self.level

        count = self.count

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "level": level,
                "count": count,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        level = check_house_bots_level(d.pop("level"))

        count = d.pop("count")

        house_bots = cls(
            level=level,
            count=count,
        )

        return house_bots
