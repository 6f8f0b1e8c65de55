# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.beach_closed_island_move_side import (
    BeachClosedIslandMoveSide,
    check_beach_closed_island_move_side,
)

T = TypeVar("T", bound="BeachClosedIslandMove")


@_attrs_define
class BeachClosedIslandMove:
    """An island that a removal cut off went, with whoever was on it, to the place of the removed card (BC-7.3).

    Attributes:
        side (BeachClosedIslandMoveSide):
        origin (str): A place of the hunting ground: column a to f, row 1 to 5 from the top.
        target (str): A place of the hunting ground: column a to f, row 1 to 5 from the top.
    """

    side: BeachClosedIslandMoveSide
    origin: str
    target: str

    def to_dict(self) -> dict[str, Any]:
        side: str = self.side

        origin = self.origin

        target = self.target

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "side": side,
                "origin": origin,
                "target": target,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        side = check_beach_closed_island_move_side(d.pop("side"))

        origin = d.pop("origin")

        target = d.pop("target")

        beach_closed_island_move = cls(
            side=side,
            origin=origin,
            target=target,
        )

        return beach_closed_island_move
