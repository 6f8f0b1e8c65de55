"""What was played long ago is thrown away, a month's matches and older ones at once: for whoever runs the service."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from seaboard.matches.service import Service
from seaboard.store import months
from seaboard.store.months import TableRow

MONTHS_AHEAD = 2
MATCHES_AT_ONCE = 200
BEFORE_ALL = "00000000-0000-0000-0000-000000000000"


class TooYoung(Exception):
    """What is to be dropped is of this month, or will be opened yet."""


@dataclass(frozen=True, slots=True)
class Old:
    """What was opened before a month: how many matches and tournaments may go, how many matches have to stay (they are
    not over, not yet counted, or of a tournament that is not over), and the tables of archives that may go as a whole.
    """

    matches: int
    staying: int
    tournaments: int
    tables: tuple[TableRow, ...]


def add_months(service: Service) -> int:
    """Tables for the archives of this month's and the next months' matches; how many were missing."""
    with service.database.transaction() as tx:
        return months.add_months(tx, MONTHS_AHEAD)


def look_before(service: Service, month: date) -> Old:
    """What `drop_before` would drop. Raises TooYoung."""
    with service.database.transaction() as tx:
        months.take_time(tx)
        if month > months.read_month(tx):
            raise TooYoung
        row = months.count_old(tx, month)
        tables = tuple(months.list_whole_tables(tx, month))
    return Old(row.matches, row.all_matches - row.matches, row.tournaments, tables)


def drop_before(service: Service, month: date) -> Iterator[str]:
    """Drop what was opened before the month (its first day, by UTC) and may go, telling what went. Matches go first, in
    small parts, then the tables of their archives: nobody ever finds a match whose record is gone. Ended in the middle,
    it goes on when it is done again. Raises TooYoung.
    """
    tables = look_before(service, month).tables
    yield f"tournaments: {_drop_tournaments(service, month)}"
    yield f"matches: {_drop_matches(service, month, tables)}"
    for table in tables:
        with service.database.transaction() as tx:
            is_gone = months.drop_table(tx, table.id)
        yield f"{table.name}: {'gone' if is_gone else 'stays, for a match that stays'}"


def _drop_tournaments(service: Service, month: date) -> int:
    gone = 0
    while True:
        with service.database.transaction() as tx:
            some = months.take_tournaments(tx, month, MATCHES_AT_ONCE)
        gone += some
        if not some:
            return gone


def _drop_matches(service: Service, month: date, tables: tuple[TableRow, ...]) -> int:
    gone, after = 0, BEFORE_ALL
    whole = [table.id for table in tables]
    while True:
        with service.database.transaction() as tx:
            some = months.take_matches(tx, month, after, whole, MATCHES_AT_ONCE)
        if not some:
            return gone
        gone, after = gone + len(some), some[-1]
