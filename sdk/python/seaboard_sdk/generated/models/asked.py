# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="Asked")


@_attrs_define
class Asked:
    """A seat that must choose now.

    Attributes:
        seat (int):
        has_chosen (bool): Whether its sealed choice is made; that it is, is public.
        deadline (datetime.datetime | None):
        seconds_left (int | None): What its clock has left, not counting when it stands.
    """

    seat: int
    has_chosen: bool
    deadline: datetime.datetime | None
    seconds_left: int | None

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        has_chosen = self.has_chosen

        deadline: None | str
        if isinstance(self.deadline, datetime.datetime):
            deadline = self.deadline.isoformat()
        else:
            deadline = self.deadline

        seconds_left: int | None
        seconds_left = self.seconds_left

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seat": seat,
                "has_chosen": has_chosen,
                "deadline": deadline,
                "seconds_left": seconds_left,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        seat = d.pop("seat")

        has_chosen = d.pop("has_chosen")

        def _parse_deadline(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    deadline_type_0 = datetime.datetime.fromisoformat(data)

                    return deadline_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        deadline = _parse_deadline(d.pop("deadline"))

        def _parse_seconds_left(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seconds_left = _parse_seconds_left(d.pop("seconds_left"))

        asked = cls(
            seat=seat,
            has_chosen=has_chosen,
            deadline=deadline,
            seconds_left=seconds_left,
        )

        return asked
