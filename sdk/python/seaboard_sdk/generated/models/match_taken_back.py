# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.match_taken_back_type import (
    MatchTakenBackType,
    check_match_taken_back_type,
)

T = TypeVar("T", bound="MatchTakenBack")


@_attrs_define
class MatchTakenBack:
    """A seat has taken back its last choice, with which nothing had come to light. The game's last so many `events`
    have not happened.

        Attributes:
            type_ (MatchTakenBackType):  Default: 'match.taken-back'.
            seat (int):
            decision (int):
            events (int):
    """

    seat: int
    decision: int
    events: int
    type_: MatchTakenBackType = "match.taken-back"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        seat = self.seat

        decision = self.decision

        events = self.events

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "decision": decision,
                "events": events,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_match_taken_back_type(d.pop("type"))

        seat = d.pop("seat")

        decision = d.pop("decision")

        events = d.pop("events")

        match_taken_back = cls(
            type_=type_,
            seat=seat,
            decision=decision,
            events=events,
        )

        return match_taken_back
