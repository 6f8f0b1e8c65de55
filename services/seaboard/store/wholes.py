"""A match with its seats, its pending decisions and the time, in one round trip: to change it, or to look at it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from seaboard.store import decisions, matches, timings
from seaboard.store.database import Transaction
from seaboard.store.decisions import DecisionRow
from seaboard.store.matches import MatchRow, SeatRow, TimedSeatRow
from seaboard.store.timings import TimingRow


@dataclass(slots=True)
class Whole:
    match: MatchRow
    seats: list[SeatRow]
    pending: list[DecisionRow]
    now: datetime
    timing: list[TimingRow]


def lock_whole(tx: Transaction, match: str) -> Whole | None:
    """The match under its lock, until the transaction ends; `now` is when the lock was had."""
    return _ask(tx, matches.SQL["lock_match"], match)


def read_whole(tx: Transaction, match: str) -> Whole | None:
    """The match as it is; in a snapshot all its rows are of one moment."""
    return _ask(tx, matches.SQL["read_match"], match)


def _ask(tx: Transaction, statement: str, match: str) -> Whole | None:
    """Each statement after the first sees what was committed before the lock was had, since it is a statement apart."""
    found = tx.ask(MatchRow, statement, {"match": match})
    seats = tx.ask(TimedSeatRow, matches.SQL["read_timed_seats"], {"match": match})
    pending = tx.ask(DecisionRow, decisions.SQL["read_pending"], {"matches": [match]})
    timing = tx.ask(TimingRow, timings.SQL["read_timing"], {"match": match})
    row = found.fetchone()
    if row is None:
        return None
    timed = seats.fetchall()
    return Whole(row, list[SeatRow](timed), pending.fetchall(), timed[0].now, timing.fetchall())


def read_clock(tx: Transaction) -> datetime:
    time: datetime = tx.value(matches.SQL["read_clock"], {})
    return time
