# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.walk_the_plank_ghost_pass_in_pass import (
    WalkThePlankGhostPassInPass,
    check_walk_the_plank_ghost_pass_in_pass,
)

T = TypeVar("T", bound="WalkThePlankGhostPass")


@_attrs_define
class WalkThePlankGhostPass:
    """In which pass a ghost will act.

    Attributes:
        seat (int):
        in_pass (WalkThePlankGhostPassInPass):
    """

    seat: int
    in_pass: WalkThePlankGhostPassInPass

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        in_pass: int = self.in_pass

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seat": seat,
                "in_pass": in_pass,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        seat = d.pop("seat")

        in_pass = check_walk_the_plank_ghost_pass_in_pass(d.pop("in_pass"))

        walk_the_plank_ghost_pass = cls(
            seat=seat,
            in_pass=in_pass,
        )

        return walk_the_plank_ghost_pass
