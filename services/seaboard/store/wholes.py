"""A match with its seats, pending decisions, clocks and the time, in one round trip: to change it, or to look at it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from seaboard.store import matches
from seaboard.store.database import Transaction
from seaboard.store.decisions import DecisionRow
from seaboard.store.matches import MatchRow, SeatRow
from seaboard.store.queries import load
from seaboard.store.timings import TimingRow
from seaboard.store.values import from_json

SQL = load("wholes.sql")


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


@dataclass(frozen=True, slots=True)
class AroundRow:
    """What belongs to a match, each kind of rows gathered; null where there are none."""

    now: datetime
    seats: list[dict[str, Any]] | None
    pending: list[dict[str, Any]] | None
    timing: list[dict[str, Any]] | None


def _ask(tx: Transaction, statement: str, match: str) -> Whole | None:
    """The second statement sees what was committed before the lock was had, since it is a statement apart."""
    found = tx.ask(MatchRow, statement, {"match": match})
    around = tx.ask(AroundRow, SQL["read_around"], {"match": match})
    row = found.fetchone()
    if row is None:
        return None
    rest = around.fetchone()
    assert rest is not None
    seats, pending = from_json(SeatRow, rest.seats), from_json(DecisionRow, rest.pending)
    return Whole(row, seats, pending, rest.now, from_json(TimingRow, rest.timing))


def read_clock(tx: Transaction) -> datetime:
    time: datetime = tx.value(matches.SQL["read_clock"], {})
    return time
