# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.other_view_game import OtherViewGame, check_other_view_game

if TYPE_CHECKING:
    from ..models.other_view_m import OtherViewM


T = TypeVar("T", bound="OtherView")


@_attrs_define
class OtherView:
    """
    Attributes:
        game (OtherViewGame):
        m (OtherViewM):
    """

    game: OtherViewGame
    m: OtherViewM

    def to_dict(self) -> dict[str, Any]:
        game: str = self.game

        m = self.m.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "game": game,
                "m": m,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.other_view_m import OtherViewM

        d = dict(src_dict)
        game = check_other_view_game(d.pop("game"))

        m = OtherViewM.from_dict(d.pop("m"))

        other_view = cls(
            game=game,
            m=m,
        )

        return other_view
