"""A player's own times of rest: the week's days off and quiet hours, and vacations out of a yearly budget."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from seaboard.matches.calendars import Rest, check_rest, read_rest
from seaboard.matches.ids import is_id, new_id
from seaboard.matches.refusals import BadVacation, UnknownVacation, VacationSpent
from seaboard.matches.retime import retime
from seaboard.matches.service import Service
from seaboard.matches.words.matches import Vacation, Vacations
from seaboard.matches.words.people import Caller
from seaboard.store import timings
from seaboard.store.database import Transaction
from seaboard.store.timings import VacationRow

DAY = timedelta(days=1)
DAYS_A_YEAR = 30
AHEAD_MOST = timedelta(days=365)
SLACK = timedelta(minutes=1)
"""How long a request may be under way that says `now`."""


def read_week(service: Service, caller: Caller) -> Rest:
    """The caller's days off and quiet hours: none until they are set."""
    with service.database.single() as tx:
        content = timings.read_week(tx, caller.player.id)
    return Rest("UTC") if content is None else read_rest(content)


def set_week(service: Service, caller: Caller, week: Rest) -> Rest:
    """Set them, for the decisions that are opened from now on: no clock that runs is stopped by it. Raises BadRest."""
    check_rest(week)
    with service.database.transaction() as tx:
        timings.save_week(tx, caller.player.id, week.to_data())
    return week


def list_vacations(service: Service, caller: Caller) -> Vacations:
    """The caller's vacations of this year and later, and what is left of this year's budget."""
    with service.database.transaction() as tx:
        now = timings.lock_player(tx, caller.player.id)
        rows = timings.read_vacations(tx, caller.player.id, _start_of(now.year))
    left = DAYS_A_YEAR * DAY - _taken(rows, now.year)
    return Vacations(tuple(_to_vacation(row) for row in rows), max(0, left // DAY), now)


def book_vacation(service: Service, caller: Caller, starts_at: datetime | None, ends_at: datetime) -> Vacation:
    """A vacation from now or later on, of a day at least. It stops the caller's clocks where matches let rests count;
    over days off and quiet hours it stops them once, not twice, but costs the same. Raises BadVacation, VacationSpent.
    """
    with service.database.transaction() as tx:
        now = timings.lock_player(tx, caller.player.id)
        row = VacationRow(new_id(), caller.player.id, starts_at or now, ends_at, now)
        _check(row, now)
        others = timings.read_vacations(tx, caller.player.id, min(_start_of(row.starts_at.year), now))
        if any(one.starts_at < row.ends_at and row.starts_at < one.ends_at for one in others):
            raise BadVacation("/starts_at", "another vacation is booked for that time")
        for year in range(row.starts_at.year, row.ends_at.year + 1):
            if _taken([*others, row], year) > DAYS_A_YEAR * DAY:
                raise VacationSpent
        timings.add_vacation(tx, row.id, row.player_id, row.starts_at, row.ends_at)
    _retime_all(service, caller)
    return _to_vacation(row)


def end_vacation(service: Service, caller: Caller, vacation: str) -> Vacations:
    """Call a vacation off before it begins, or end it: now, though not before its first day is over, so that no clock
    is stopped for an hour at a time. What was not taken is in the budget again. Raises UnknownVacation."""
    with service.database.transaction() as tx:
        now = timings.lock_player(tx, caller.player.id)
        row = _find(tx, caller, vacation, now)
        if now < row.starts_at:
            timings.drop_vacation(tx, row.id, row.player_id)
        elif now < row.ends_at:
            timings.end_vacation(tx, row.id, row.player_id, max(now, row.starts_at + DAY))
    _retime_all(service, caller)
    return list_vacations(service, caller)


def _find(tx: Transaction, caller: Caller, vacation: str, now: datetime) -> VacationRow:
    rows = timings.read_vacations(tx, caller.player.id, _start_of(now.year)) if is_id(vacation) else []
    for row in rows:
        if row.id == vacation:
            return row
    raise UnknownVacation


def _check(row: VacationRow, now: datetime) -> None:
    if row.starts_at < now - SLACK:
        raise BadVacation("/starts_at", "must not have passed")
    if row.starts_at > now + AHEAD_MOST:
        raise BadVacation("/starts_at", "must be within a year")
    if not DAY <= row.ends_at - row.starts_at <= DAYS_A_YEAR * DAY:
        raise BadVacation("/ends_at", f"must be 1 to {DAYS_A_YEAR} days after the start")


def _taken(rows: Sequence[VacationRow], year: int) -> timedelta:
    """What these vacations take of a year, which begins and ends by UTC."""
    first, last = _start_of(year), _start_of(year + 1)
    parts = (min(row.ends_at, last) - max(row.starts_at, first) for row in rows)
    return sum((max(part, timedelta()) for part in parts), timedelta())


def _start_of(year: int) -> datetime:
    return datetime(year, 1, 1, tzinfo=UTC)


def _to_vacation(row: VacationRow) -> Vacation:
    return Vacation(row.id, row.starts_at, row.ends_at)


def _retime_all(service: Service, caller: Caller) -> None:
    """Show it in every match of the player. What a crash leaves out is judged rightly all the same: a deadline is
    reckoned anew before anybody is late by it."""
    with service.database.single() as tx:
        found = timings.list_running_of_player(tx, caller.player.id)
    for match in found:
        retime(service, match)
