# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="OpenDecision")


@_attrs_define
class OpenDecision:
    """A decision that waits for the caller.

    Attributes:
        match (str):
        game (str):
        seat (int):
        number (int):
        opened_at (datetime.datetime):
        deadline (datetime.datetime | None):
    """

    match: str
    game: str
    seat: int
    number: int
    opened_at: datetime.datetime
    deadline: datetime.datetime | None

    def to_dict(self) -> dict[str, Any]:
        match = self.match

        game = self.game

        seat = self.seat

        number = self.number

        opened_at = self.opened_at.isoformat()

        deadline: None | str
        if isinstance(self.deadline, datetime.datetime):
            deadline = self.deadline.isoformat()
        else:
            deadline = self.deadline

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "match": match,
                "game": game,
                "seat": seat,
                "number": number,
                "opened_at": opened_at,
                "deadline": deadline,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        match = d.pop("match")

        game = d.pop("game")

        seat = d.pop("seat")

        number = d.pop("number")

        opened_at = datetime.datetime.fromisoformat(d.pop("opened_at"))

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

        open_decision = cls(
            match=match,
            game=game,
            seat=seat,
            number=number,
            opened_at=opened_at,
            deadline=deadline,
        )

        return open_decision
