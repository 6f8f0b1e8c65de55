# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.match_your_decision_type import (
    MatchYourDecisionType,
    check_match_your_decision_type,
)

T = TypeVar("T", bound="MatchYourDecision")


@_attrs_define
class MatchYourDecision:
    """Your seat has a new decision to make.

    Attributes:
        type_ (MatchYourDecisionType):  Default: 'match.your-decision'.
        decision (int):
        deadline (None | str):
    """

    decision: int
    deadline: None | str
    type_: MatchYourDecisionType = "match.your-decision"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        decision = self.decision

        deadline: None | str
        deadline = self.deadline

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "decision": decision,
                "deadline": deadline,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_match_your_decision_type(d.pop("type"))

        decision = d.pop("decision")

        def _parse_deadline(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        deadline = _parse_deadline(d.pop("deadline"))

        match_your_decision = cls(
            type_=type_,
            decision=decision,
            deadline=deadline,
        )

        return match_your_decision
