# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.match_paused_type import MatchPausedType, check_match_paused_type

T = TypeVar("T", bound="MatchPaused")


@_attrs_define
class MatchPaused:
    """All clocks stand still, until any seat resumes.

    Attributes:
        type_ (MatchPausedType):  Default: 'match.paused'.
    """

    type_: MatchPausedType = "match.paused"

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
        type_ = check_match_paused_type(d.pop("type"))

        match_paused = cls(
            type_=type_,
        )

        return match_paused
