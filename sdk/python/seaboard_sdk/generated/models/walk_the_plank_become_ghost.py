# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.walk_the_plank_become_ghost_type import (
    WalkThePlankBecomeGhostType,
    check_walk_the_plank_become_ghost_type,
)

T = TypeVar("T", bound="WalkThePlankBecomeGhost")


@_attrs_define
class WalkThePlankBecomeGhost:
    """Go on as a ghost from the next round (WP-7.1).

    Attributes:
        type_ (WalkThePlankBecomeGhostType):  Default: 'walk-the-plank.become-ghost'.
    """

    type_: WalkThePlankBecomeGhostType = "walk-the-plank.become-ghost"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_walk_the_plank_become_ghost_type(d.pop("type"))

        walk_the_plank_become_ghost = cls(
            type_=type_,
        )

        return walk_the_plank_become_ghost
