"""A match with its seats, its pending decisions and the time, in one round trip: to change it, or to look at it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from seaboard.store import decisions, matches
from seaboard.store.database import Transaction
from seaboard.store.decisions import DecisionRow
from seaboard.store.matches import MatchRow, SeatRow


@dataclass(slots=True)
class Clock:
    """What the database's clock shows."""

    clock_timestamp: datetime


@dataclass(slots=True)
class Whole:
    match: MatchRow
    seats: list[SeatRow]
    pending: list[DecisionRow]
    now: datetime


def lock_whole(tx: Transaction, match: str) -> Whole | None:
    """The match under its lock, until the transaction ends; `now` is when the lock was had."""
    return _ask(tx, matches.SQL["lock_match"], match)


def read_whole(tx: Transaction, match: str) -> Whole | None:
    """The match as it is; in a snapshot all its rows are of one moment."""
    return _ask(tx, matches.SQL["read_match"], match)


def _ask(tx: Transaction, statement: str, match: str) -> Whole | None:
    """Each statement after the first sees what was committed before the lock was had, since it is a statement apart."""
    found = tx.ask(MatchRow, statement, {"match": match})
    clock = tx.ask(Clock, matches.SQL["read_clock"], {})
    seats = tx.ask(SeatRow, matches.SQL["read_seats"], {"matches": [match]})
    pending = tx.ask(DecisionRow, decisions.SQL["read_pending"], {"matches": [match]})
    row, time = found.fetchone(), clock.fetchone()
    if row is None or time is None:
        return None
    return Whole(row, seats.fetchall(), pending.fetchall(), time.clock_timestamp)


def read_clock(tx: Transaction) -> datetime:
    time: datetime = tx.value(matches.SQL["read_clock"], {})
    return time
