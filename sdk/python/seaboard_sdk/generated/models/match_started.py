# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.match_started_type import MatchStartedType, check_match_started_type

T = TypeVar("T", bound="MatchStarted")


@_attrs_define
class MatchStarted:
    """The match has started.

    Attributes:
        type_ (MatchStartedType):  Default: 'match.started'.
    """

    type_: MatchStartedType = "match.started"

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
        type_ = check_match_started_type(d.pop("type"))

        match_started = cls(
            type_=type_,
        )

        return match_started
