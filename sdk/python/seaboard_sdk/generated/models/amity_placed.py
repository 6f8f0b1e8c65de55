# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_placed_beach import AmityPlacedBeach, check_amity_placed_beach

T = TypeVar("T", bound="AmityPlaced")


@_attrs_define
class AmityPlaced:
    """Swimmers that came to one beach.

    Attributes:
        beach (AmityPlacedBeach):
        swimmers (int):
    """

    beach: AmityPlacedBeach
    swimmers: int

    def to_dict(self) -> dict[str, Any]:
        beach: str = self.beach

        swimmers = self.swimmers

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "beach": beach,
                "swimmers": swimmers,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        beach = check_amity_placed_beach(d.pop("beach"))

        swimmers = d.pop("swimmers")

        amity_placed = cls(
            beach=beach,
            swimmers=swimmers,
        )

        return amity_placed
