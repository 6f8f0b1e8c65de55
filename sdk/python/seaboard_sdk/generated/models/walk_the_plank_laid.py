# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.walk_the_plank_laid_type import (
    WalkThePlankLaidType,
    check_walk_the_plank_laid_type,
)

if TYPE_CHECKING:
    from ..models.walk_the_plank_ghost_pass import WalkThePlankGhostPass


T = TypeVar("T", bound="WalkThePlankLaid")


@_attrs_define
class WalkThePlankLaid:
    """All cards of the round lie face down; the passes of the ghosts are known (WP-3.1, WP-7.3).

    Attributes:
        type_ (WalkThePlankLaidType):  Default: 'walk-the-plank.laid'.
        round_ (int):
        ghosts (list[WalkThePlankGhostPass]):
    """

    round_: int
    ghosts: list[WalkThePlankGhostPass]
    type_: WalkThePlankLaidType = "walk-the-plank.laid"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        round_ = self.round_

        ghosts = []
        for ghosts_item_data in self.ghosts:
            ghosts_item = ghosts_item_data.to_dict()
            ghosts.append(ghosts_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "round": round_,
                "ghosts": ghosts,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.walk_the_plank_ghost_pass import WalkThePlankGhostPass

        d = dict(src_dict)
        type_ = check_walk_the_plank_laid_type(d.pop("type"))

        round_ = d.pop("round")

        ghosts = []
        _ghosts = d.pop("ghosts")
        for ghosts_item_data in _ghosts:
            ghosts_item = WalkThePlankGhostPass.from_dict(ghosts_item_data)

            ghosts.append(ghosts_item)

        walk_the_plank_laid = cls(
            type_=type_,
            round_=round_,
            ghosts=ghosts,
        )

        return walk_the_plank_laid
