"""When clocks stand still: days off and quiet hours in a player's zone, vacations, outages. Pure.

What stops a clock is the union of all its stops, never their sum: a vacation over a day off stops the clock once, so
that nothing can be stacked into more time than the calendar has.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from heapq import merge
from typing import Any
from zoneinfo import ZoneInfo, available_timezones

from seaboard.matches.refusals import BadRest

DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
DAYS_OFF_MOST = 3
QUIET_MOST = timedelta(hours=14)


@dataclass(frozen=True, slots=True, order=True)
class Stop:
    """A time in which a clock does not run; `ends` is the first moment at which it does."""

    starts: datetime
    ends: datetime


@dataclass(frozen=True, slots=True)
class Rest:
    """A player's week: whole days off, and quiet hours of each day from `quiet_from` to `quiet_to` (`HH:MM`), perhaps
    over midnight, all in the zone's local time."""

    zone: str
    days_off: tuple[str, ...] = ()
    quiet_from: str | None = None
    quiet_to: str | None = None

    def to_data(self) -> dict[str, Any]:
        return {
            "zone": self.zone,
            "days_off": list(self.days_off),
            "quiet_from": self.quiet_from,
            "quiet_to": self.quiet_to,
        }


def read_rest(data: Mapping[str, Any]) -> Rest:
    """The rest that `to_data` wrote."""
    return Rest(data["zone"], tuple(data["days_off"]), data["quiet_from"], data["quiet_to"])


def check_rest(rest: Rest) -> None:
    """Raises BadRest for a zone that there is not, and for a week that leaves the others too little."""
    if rest.zone not in available_timezones():
        raise BadRest("/zone", "must be a name of the time zone database, such as Europe/Berlin")
    if len(set(rest.days_off)) != len(rest.days_off) or len(rest.days_off) > DAYS_OFF_MOST:
        raise BadRest("/days_off", f"must be at most {DAYS_OFF_MOST} different days")
    if (rest.quiet_from is None) != (rest.quiet_to is None) or (rest.quiet_from and rest.quiet_from == rest.quiet_to):
        raise BadRest("/quiet_to", "quiet hours have a beginning and another end")
    if rest.quiet_from is not None and _quiet_length(rest) > QUIET_MOST:
        raise BadRest("/quiet_to", f"must be at most {QUIET_MOST.seconds // 3600} hours after `quiet_from`")


def add_counted(start: datetime, seconds: float, rest: Rest | None = None, stops: Iterable[Stop] = ()) -> datetime:
    """The moment at which a clock that is started at `start` has run for so many seconds."""
    at, left = start, timedelta(seconds=seconds)
    for stop in _all_stops(start, rest, stops):
        if at + left <= stop.starts:
            break
        left -= max(stop.starts - at, timedelta())
        at = max(at, stop.ends)
    return at + left


def count(start: datetime, end: datetime, rest: Rest | None = None, stops: Iterable[Stop] = ()) -> float:
    """The seconds that a clock runs between two moments; 0 if the end comes first."""
    at, counted = start, timedelta()
    for stop in _all_stops(start, rest, stops):
        if stop.starts >= end:
            break
        counted += max(stop.starts - at, timedelta())
        at = max(at, stop.ends)
    return (counted + max(end - at, timedelta())).total_seconds()


def is_stopped(at: datetime, rest: Rest | None, stops: Iterable[Stop] = ()) -> bool:
    """Whether a clock stands still at this moment."""
    return next((stop.starts <= at for stop in _all_stops(at, rest, stops)), False)


def _all_stops(start: datetime, rest: Rest | None, stops: Iterable[Stop]) -> Iterator[Stop]:
    """All that end after the start, in order. Endless where there is a week of rest."""
    weekly = () if rest is None else _weekly(start, rest)
    return (stop for stop in merge(sorted(stops), weekly) if stop.ends > start)


def _weekly(start: datetime, rest: Rest) -> Iterator[Stop]:
    if not rest.days_off and rest.quiet_from is None:
        return
    zone = ZoneInfo(rest.zone)
    day = start.astimezone(zone).date() - timedelta(days=1)
    while True:
        yield from sorted(stop for stop in _of_day(day, rest, zone) if stop.starts < stop.ends)
        day += timedelta(days=1)


def _of_day(day: date, rest: Rest, zone: ZoneInfo) -> Iterator[Stop]:
    if DAYS[day.weekday()] in rest.days_off:
        yield Stop(_moment(day, time(), zone), _moment(day + timedelta(days=1), time(), zone))
    if rest.quiet_from is not None and rest.quiet_to is not None:
        begin, end = time.fromisoformat(rest.quiet_from), time.fromisoformat(rest.quiet_to)
        last = day if begin < end else day + timedelta(days=1)
        yield Stop(_moment(day, begin, zone), _moment(last, end, zone))


def _moment(day: date, at: time, zone: ZoneInfo) -> datetime:
    return datetime.combine(day, at, zone).astimezone(UTC)


def _quiet_length(rest: Rest) -> timedelta:
    assert rest.quiet_from is not None
    assert rest.quiet_to is not None
    begin, end = (datetime.combine(date.min, time.fromisoformat(at)) for at in (rest.quiet_from, rest.quiet_to))
    return end - begin if begin < end else end - begin + timedelta(days=1)
