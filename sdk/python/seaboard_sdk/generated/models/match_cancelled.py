# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.match_cancelled_type import MatchCancelledType, check_match_cancelled_type

T = TypeVar("T", bound="MatchCancelled")


@_attrs_define
class MatchCancelled:
    """The match was called off before its start.

    Attributes:
        type_ (MatchCancelledType):  Default: 'match.cancelled'.
    """

    type_: MatchCancelledType = "match.cancelled"

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
        type_ = check_match_cancelled_type(d.pop("type"))

        match_cancelled = cls(
            type_=type_,
        )

        return match_cancelled
