# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.beach_closed_move_away_type import (
    BeachClosedMoveAwayType,
    check_beach_closed_move_away_type,
)

T = TypeVar("T", bound="BeachClosedMoveAway")


@_attrs_define
class BeachClosedMoveAway:
    """Go to a card that touches the place of the removed one, before this turn's move (BC-7.5).

    Attributes:
        type_ (BeachClosedMoveAwayType):  Default: 'beach-closed.move-away'.
        card (str): A place of the hunting ground: column a to f, row 1 to 5 from the top.
    """

    card: str
    type_: BeachClosedMoveAwayType = "beach-closed.move-away"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        card = self.card

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "card": card,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_beach_closed_move_away_type(d.pop("type"))

        card = d.pop("card")

        beach_closed_move_away = cls(
            type_=type_,
            card=card,
        )

        return beach_closed_move_away
