# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_eaten_beach import AmityEatenBeach, check_amity_eaten_beach

T = TypeVar("T", bound="AmityEaten")


@_attrs_define
class AmityEaten:
    """What was eaten at one beach in one turn of the shark (AM-5.5).

    Attributes:
        beach (AmityEatenBeach):
        swimmers (int): How many, Michael not counted.
        michael (bool):
        left (int): How many are left there, Michael counted.
    """

    beach: AmityEatenBeach
    swimmers: int
    michael: bool
    left: int

    def to_dict(self) -> dict[str, Any]:
        beach: str = self.beach

        swimmers = self.swimmers

        michael = self.michael

        left = self.left

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "beach": beach,
                "swimmers": swimmers,
                "michael": michael,
                "left": left,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        beach = check_amity_eaten_beach(d.pop("beach"))

        swimmers = d.pop("swimmers")

        michael = d.pop("michael")

        left = d.pop("left")

        amity_eaten = cls(
            beach=beach,
            swimmers=swimmers,
            michael=michael,
            left=left,
        )

        return amity_eaten
