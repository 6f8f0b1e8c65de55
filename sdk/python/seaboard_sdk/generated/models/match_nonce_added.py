# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.match_nonce_added_type import (
    MatchNonceAddedType,
    check_match_nonce_added_type,
)

T = TypeVar("T", bound="MatchNonceAdded")


@_attrs_define
class MatchNonceAdded:
    """A seat has added a nonce to the match's chance.

    Attributes:
        type_ (MatchNonceAddedType):  Default: 'match.nonce-added'.
        seat (int):
    """

    seat: int
    type_: MatchNonceAddedType = "match.nonce-added"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        seat = self.seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_match_nonce_added_type(d.pop("type"))

        seat = d.pop("seat")

        match_nonce_added = cls(
            type_=type_,
            seat=seat,
        )

        return match_nonce_added
