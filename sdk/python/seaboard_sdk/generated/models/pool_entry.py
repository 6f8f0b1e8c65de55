# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.pool_entry_status import PoolEntryStatus, check_pool_entry_status

if TYPE_CHECKING:
    from ..models.pool_entry_options import PoolEntryOptions
    from ..models.time_control import TimeControl
    from ..models.time_limit import TimeLimit


T = TypeVar("T", bound="PoolEntry")


@_attrs_define
class PoolEntry:
    """A player waits for others who want the same.

    Attributes:
        id (str):
        game (str):
        seats (int):
        options (PoolEntryOptions):
        time_limit (None | TimeLimit): The time control in short, if it can be said so.
        time_control (TimeControl): How long a seat may take. In all kinds that keep time: bank after = min(cap, bank -
            used + increment).
        is_rated (bool):
        rating_low (int | None):
        rating_high (int | None):
        status (PoolEntryStatus):
        match (None | str): The match that was found.
        entered_at (datetime.datetime):
        expires_at (datetime.datetime):
        ended_at (datetime.datetime | None):
    """

    id: str
    game: str
    seats: int
    options: PoolEntryOptions
    time_limit: None | TimeLimit
    time_control: TimeControl
    is_rated: bool
    rating_low: int | None
    rating_high: int | None
    status: PoolEntryStatus
    match: None | str
    entered_at: datetime.datetime
    expires_at: datetime.datetime
    ended_at: datetime.datetime | None

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        game = self.game

        seats = self.seats

        options = self.options.to_dict()

        time_limit: dict[str, Any] | None
        if hasattr(self.time_limit, "to_dict"):
            time_limit = self.time_limit.to_dict()
        else:
            time_limit = self.time_limit

        time_control = self.time_control.to_dict()

        is_rated = self.is_rated

        rating_low: int | None
        rating_low = self.rating_low

        rating_high: int | None
        rating_high = self.rating_high

        status: str = self.status

        match: None | str
        match = self.match

        entered_at = self.entered_at.isoformat()

        expires_at = self.expires_at.isoformat()

        ended_at: None | str
        if isinstance(self.ended_at, datetime.datetime):
            ended_at = self.ended_at.isoformat()
        else:
            ended_at = self.ended_at

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "game": game,
                "seats": seats,
                "options": options,
                "time_limit": time_limit,
                "time_control": time_control,
                "is_rated": is_rated,
                "rating_low": rating_low,
                "rating_high": rating_high,
                "status": status,
                "match": match,
                "entered_at": entered_at,
                "expires_at": expires_at,
                "ended_at": ended_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.pool_entry_options import PoolEntryOptions
        from ..models.time_control import TimeControl
        from ..models.time_limit import TimeLimit

        d = dict(src_dict)
        id = d.pop("id")

        game = d.pop("game")

        seats = d.pop("seats")

        options = PoolEntryOptions.from_dict(d.pop("options"))

        def _parse_time_limit(data: object) -> None | TimeLimit:
            if data is None:
                return data
            try:
                if isinstance(data, dict):
                    time_limit_type_0 = TimeLimit.from_dict(data)

                    return time_limit_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TimeLimit, data)

        time_limit = _parse_time_limit(d.pop("time_limit"))

        time_control = TimeControl.from_dict(d.pop("time_control"))

        is_rated = d.pop("is_rated")

        def _parse_rating_low(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        rating_low = _parse_rating_low(d.pop("rating_low"))

        def _parse_rating_high(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        rating_high = _parse_rating_high(d.pop("rating_high"))

        status = check_pool_entry_status(d.pop("status"))

        def _parse_match(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        match = _parse_match(d.pop("match"))

        entered_at = datetime.datetime.fromisoformat(d.pop("entered_at"))

        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        def _parse_ended_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    ended_at_type_0 = datetime.datetime.fromisoformat(data)

                    return ended_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        ended_at = _parse_ended_at(d.pop("ended_at"))

        pool_entry = cls(
            id=id,
            game=game,
            seats=seats,
            options=options,
            time_limit=time_limit,
            time_control=time_control,
            is_rated=is_rated,
            rating_low=rating_low,
            rating_high=rating_high,
            status=status,
            match=match,
            entered_at=entered_at,
            expires_at=expires_at,
            ended_at=ended_at,
        )

        return pool_entry
