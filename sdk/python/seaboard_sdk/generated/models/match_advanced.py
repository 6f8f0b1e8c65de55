# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.match_advanced_type import MatchAdvancedType, check_match_advanced_type

T = TypeVar("T", bound="MatchAdvanced")


@_attrs_define
class MatchAdvanced:
    """Who opened the sandbox has moved its clock forward.

    Attributes:
        type_ (MatchAdvancedType):  Default: 'match.advanced'.
        seconds (int):
    """

    seconds: int
    type_: MatchAdvancedType = "match.advanced"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        seconds = self.seconds

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seconds": seconds,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_match_advanced_type(d.pop("type"))

        seconds = d.pop("seconds")

        match_advanced = cls(
            type_=type_,
            seconds=seconds,
        )

        return match_advanced
