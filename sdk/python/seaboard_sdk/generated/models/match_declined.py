# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.match_declined_type import MatchDeclinedType, check_match_declined_type

T = TypeVar("T", bound="MatchDeclined")


@_attrs_define
class MatchDeclined:
    """A player (by id) declined the invitation to a seat, which is open again. `reason` is one of a list.

    Attributes:
        type_ (MatchDeclinedType):  Default: 'match.declined'.
        seat (int):
        player (str):
        reason (str):
    """

    seat: int
    player: str
    reason: str
    type_: MatchDeclinedType = "match.declined"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        seat = self.seat

        player = self.player

        reason = self.reason

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "player": player,
                "reason": reason,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_match_declined_type(d.pop("type"))

        seat = d.pop("seat")

        player = d.pop("player")

        reason = d.pop("reason")

        match_declined = cls(
            type_=type_,
            seat=seat,
            player=player,
            reason=reason,
        )

        return match_declined
