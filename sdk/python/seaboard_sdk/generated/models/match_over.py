# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.match_over_type import MatchOverType, check_match_over_type

if TYPE_CHECKING:
    from ..models.outcome import Outcome


T = TypeVar("T", bound="MatchOver")


@_attrs_define
class MatchOver:
    """The match is over.

    Attributes:
        type_ (MatchOverType):  Default: 'match.over'.
        outcome (Outcome): How a match ended: the ending's id, each seat's place (1 is best, ties share it: in a draw
            all have place 1,
            and a match that nobody won has none), and each seat's score where the game has one (ALL-6).
    """

    outcome: Outcome
    type_: MatchOverType = "match.over"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        outcome = self.outcome.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "outcome": outcome,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.outcome import Outcome

        d = dict(src_dict)
        type_ = check_match_over_type(d.pop("type"))

        outcome = Outcome.from_dict(d.pop("outcome"))

        match_over = cls(
            type_=type_,
            outcome=outcome,
        )

        return match_over
