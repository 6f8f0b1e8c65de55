# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.match_access import MatchAccess, check_match_access
from ..models.match_start import MatchStart, check_match_start
from ..models.match_status import MatchStatus, check_match_status

if TYPE_CHECKING:
    from ..models.asked import Asked
    from ..models.match_options import MatchOptions
    from ..models.outcome import Outcome
    from ..models.player import Player
    from ..models.seat import Seat
    from ..models.seat_time import SeatTime
    from ..models.spectators import Spectators
    from ..models.time_control import TimeControl
    from ..models.time_limit import TimeLimit


T = TypeVar("T", bound="Match")


@_attrs_define
class Match:
    """What everybody who may see the match may know of it.

    Attributes:
        id (str):
        game (str):
        rules_version (int):
        status (MatchStatus):
        access (MatchAccess):
        join_code (None | str): Of a private match, for who opened it and for those who sit in it: whoever has it may
            join.
        start (MatchStart):
        options (MatchOptions):
        time_limit (None | TimeLimit):
        time_control (None | TimeControl):
        times (list[SeatTime]): What each seat has of time; empty where no clock is kept.
        is_paused (bool):
        is_rated (bool): Whether it counts for ratings when it is over.
        is_sandbox (bool): Whether its opener moves its clock and chose its seed: it proves nothing.
        spectators (Spectators): What those who do not sit in a match may follow while it runs; then, everybody may
            follow everything.
        commitment (str): SHA-256 over the seed, which is shown when the match is over.
        opened_by (None | Player):
        rematch_of (None | str): The match that this is the rematch of.
        opened_at (datetime.datetime):
        started_at (datetime.datetime | None):
        finished_at (datetime.datetime | None):
        seats (list[Seat]):
        asked (list[Asked]): The seats that must choose now; empty for outsiders of a match that they may not follow
            live.
        outcome (None | Outcome):
        my_seats (list[int]): The caller's seats.
        server_time (datetime.datetime):
    """

    id: str
    game: str
    rules_version: int
    status: MatchStatus
    access: MatchAccess
    join_code: None | str
    start: MatchStart
    options: MatchOptions
    time_limit: None | TimeLimit
    time_control: None | TimeControl
    times: list[SeatTime]
    is_paused: bool
    is_rated: bool
    is_sandbox: bool
    spectators: Spectators
    commitment: str
    opened_by: None | Player
    rematch_of: None | str
    opened_at: datetime.datetime
    started_at: datetime.datetime | None
    finished_at: datetime.datetime | None
    seats: list[Seat]
    asked: list[Asked]
    outcome: None | Outcome
    my_seats: list[int]
    server_time: datetime.datetime

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        game = self.game

        rules_version = self.rules_version

        status: str = self.status

        access: str = self.access

        join_code: None | str
        join_code = self.join_code

        start: str = self.start

        options = self.options.to_dict()

        time_limit: dict[str, Any] | None
        if hasattr(self.time_limit, "to_dict"):
            time_limit = self.time_limit.to_dict()
        else:
            time_limit = self.time_limit

        time_control: dict[str, Any] | None
        if hasattr(self.time_control, "to_dict"):
            time_control = self.time_control.to_dict()
        else:
            time_control = self.time_control

        times = []
        for times_item_data in self.times:
            times_item = times_item_data.to_dict()
            times.append(times_item)

        is_paused = self.is_paused

        is_rated = self.is_rated

        is_sandbox = self.is_sandbox

        spectators = self.spectators.to_dict()

        commitment = self.commitment

        opened_by: dict[str, Any] | None
        if hasattr(self.opened_by, "to_dict"):
            opened_by = self.opened_by.to_dict()
        else:
            opened_by = self.opened_by

        rematch_of: None | str
        rematch_of = self.rematch_of

        opened_at = self.opened_at.isoformat()

        started_at: None | str
        if isinstance(self.started_at, datetime.datetime):
            started_at = self.started_at.isoformat()
        else:
            started_at = self.started_at

        finished_at: None | str
        if isinstance(self.finished_at, datetime.datetime):
            finished_at = self.finished_at.isoformat()
        else:
            finished_at = self.finished_at

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        asked = []
        for asked_item_data in self.asked:
            asked_item = asked_item_data.to_dict()
            asked.append(asked_item)

        outcome: dict[str, Any] | None
        if hasattr(self.outcome, "to_dict"):
            outcome = self.outcome.to_dict()
        else:
            outcome = self.outcome

        my_seats = self.my_seats

        server_time = self.server_time.isoformat()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "game": game,
                "rules_version": rules_version,
                "status": status,
                "access": access,
                "join_code": join_code,
                "start": start,
                "options": options,
                "time_limit": time_limit,
                "time_control": time_control,
                "times": times,
                "is_paused": is_paused,
                "is_rated": is_rated,
                "is_sandbox": is_sandbox,
                "spectators": spectators,
                "commitment": commitment,
                "opened_by": opened_by,
                "rematch_of": rematch_of,
                "opened_at": opened_at,
                "started_at": started_at,
                "finished_at": finished_at,
                "seats": seats,
                "asked": asked,
                "outcome": outcome,
                "my_seats": my_seats,
                "server_time": server_time,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.asked import Asked
        from ..models.match_options import MatchOptions
        from ..models.outcome import Outcome
        from ..models.player import Player
        from ..models.seat import Seat
        from ..models.seat_time import SeatTime
        from ..models.spectators import Spectators
        from ..models.time_control import TimeControl
        from ..models.time_limit import TimeLimit

        d = dict(src_dict)
        id = d.pop("id")

        game = d.pop("game")

        rules_version = d.pop("rules_version")

        status = check_match_status(d.pop("status"))

        access = check_match_access(d.pop("access"))

        def _parse_join_code(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        join_code = _parse_join_code(d.pop("join_code"))

        start = check_match_start(d.pop("start"))

        options = MatchOptions.from_dict(d.pop("options"))

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

        def _parse_time_control(data: object) -> None | TimeControl:
            if data is None:
                return data
            try:
                if isinstance(data, dict):
                    time_control_type_0 = TimeControl.from_dict(data)

                    return time_control_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TimeControl, data)

        time_control = _parse_time_control(d.pop("time_control"))

        times = []
        _times = d.pop("times")
        for times_item_data in _times:
            times_item = SeatTime.from_dict(times_item_data)

            times.append(times_item)

        is_paused = d.pop("is_paused")

        is_rated = d.pop("is_rated")

        is_sandbox = d.pop("is_sandbox")

        spectators = Spectators.from_dict(d.pop("spectators"))

        commitment = d.pop("commitment")

        def _parse_opened_by(data: object) -> None | Player:
            if data is None:
                return data
            try:
                if isinstance(data, dict):
                    opened_by_type_0 = Player.from_dict(data)

                    return opened_by_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Player, data)

        opened_by = _parse_opened_by(d.pop("opened_by"))

        def _parse_rematch_of(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        rematch_of = _parse_rematch_of(d.pop("rematch_of"))

        opened_at = datetime.datetime.fromisoformat(d.pop("opened_at"))

        def _parse_started_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    started_at_type_0 = datetime.datetime.fromisoformat(data)

                    return started_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        started_at = _parse_started_at(d.pop("started_at"))

        def _parse_finished_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    finished_at_type_0 = datetime.datetime.fromisoformat(data)

                    return finished_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        finished_at = _parse_finished_at(d.pop("finished_at"))

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = Seat.from_dict(seats_item_data)

            seats.append(seats_item)

        asked = []
        _asked = d.pop("asked")
        for asked_item_data in _asked:
            asked_item = Asked.from_dict(asked_item_data)

            asked.append(asked_item)

        def _parse_outcome(data: object) -> None | Outcome:
            if data is None:
                return data
            try:
                if isinstance(data, dict):
                    outcome_type_0 = Outcome.from_dict(data)

                    return outcome_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Outcome, data)

        outcome = _parse_outcome(d.pop("outcome"))

        my_seats = cast(list[int], d.pop("my_seats"))

        server_time = datetime.datetime.fromisoformat(d.pop("server_time"))

        match = cls(
            id=id,
            game=game,
            rules_version=rules_version,
            status=status,
            access=access,
            join_code=join_code,
            start=start,
            options=options,
            time_limit=time_limit,
            time_control=time_control,
            times=times,
            is_paused=is_paused,
            is_rated=is_rated,
            is_sandbox=is_sandbox,
            spectators=spectators,
            commitment=commitment,
            opened_by=opened_by,
            rematch_of=rematch_of,
            opened_at=opened_at,
            started_at=started_at,
            finished_at=finished_at,
            seats=seats,
            asked=asked,
            outcome=outcome,
            my_seats=my_seats,
            server_time=server_time,
        )

        return match
