# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.log_left_kind import LogLeftKind, check_log_left_kind
from ..models.log_left_leaving import LogLeftLeaving, check_log_left_leaving

T = TypeVar("T", bound="LogLeft")


@_attrs_define
class LogLeft:
    """A seat gave up its part.

    Attributes:
        kind (LogLeftKind):
        seat (int):
        leaving (LogLeftLeaving):
    """

    kind: LogLeftKind
    seat: int
    leaving: LogLeftLeaving

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        seat = self.seat

        leaving: str = self.leaving

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "seat": seat,
                "leaving": leaving,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        kind = check_log_left_kind(d.pop("kind"))

        seat = d.pop("seat")

        leaving = check_log_left_leaving(d.pop("leaving"))

        log_left = cls(
            kind=kind,
            seat=seat,
            leaving=leaving,
        )

        return log_left
