# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="AskedSeat")


@_attrs_define
class AskedSeat:
    """A seat that may choose, and until when (RFC 3339). `has_chosen`: it did its part, and may still change it.

    Attributes:
        seat (int):
        deadline (None | str):
        has_chosen (bool):
    """

    seat: int
    deadline: None | str
    has_chosen: bool

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        deadline: None | str
        deadline = self.deadline

        has_chosen = self.has_chosen

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seat": seat,
                "deadline": deadline,
                "has_chosen": has_chosen,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        seat = d.pop("seat")

        def _parse_deadline(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        deadline = _parse_deadline(d.pop("deadline"))

        has_chosen = d.pop("has_chosen")

        asked_seat = cls(
            seat=seat,
            deadline=deadline,
            has_chosen=has_chosen,
        )

        return asked_seat
