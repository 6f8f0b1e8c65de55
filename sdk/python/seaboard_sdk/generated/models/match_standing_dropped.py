# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.match_standing_dropped_type import (
    MatchStandingDroppedType,
    check_match_standing_dropped_type,
)

T = TypeVar("T", bound="MatchStandingDropped")


@_attrs_define
class MatchStandingDropped:
    """What your seat had chosen in advance did not fit when it was asked for: it is for you to choose.

    Attributes:
        type_ (MatchStandingDroppedType):  Default: 'match.standing-dropped'.
        decision (int):
        kind (str):
    """

    decision: int
    kind: str
    type_: MatchStandingDroppedType = "match.standing-dropped"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        decision = self.decision

        kind = self.kind

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "decision": decision,
                "kind": kind,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_match_standing_dropped_type(d.pop("type"))

        decision = d.pop("decision")

        kind = d.pop("kind")

        match_standing_dropped = cls(
            type_=type_,
            decision=decision,
            kind=kind,
        )

        return match_standing_dropped
