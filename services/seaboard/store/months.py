"""Archives lie in a table for each month in which matches were opened: made ahead, and dropped with what is old."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from seaboard.store.database import Transaction
from seaboard.store.queries import load

SQL = load("months.sql")


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table of archives; `size` in bytes, with its index."""

    id: int
    name: str
    size: int


@dataclass(frozen=True, slots=True)
class OldRow:
    """How many matches and tournaments may go; `all_matches` counts those that have to stay, too."""

    matches: int
    all_matches: int
    tournaments: int


def add_months(tx: Transaction, ahead: int) -> int:
    """Tables for this month and so many ahead, unless they are there; how many are new."""
    made: int = tx.value(SQL["add_months"], {"ahead": ahead})
    return made


def read_month(tx: Transaction) -> date:
    """The first day of this month, by UTC."""
    month: date = tx.value(SQL["read_month"], {})
    return month


def take_time(tx: Transaction) -> None:
    """No statement of this transaction is ended because it takes long."""
    tx.run(SQL["take_time"], {})


def count_old(tx: Transaction, month: date) -> OldRow:
    """What was opened before the month."""
    row = tx.ask(OldRow, SQL["count_old"], {"month": month}).fetchone()
    assert row is not None
    return row


def list_whole_tables(tx: Transaction, month: date) -> list[TableRow]:
    """Those that hold archives of matches from before the month, and none else; the oldest first."""
    return tx.ask(TableRow, SQL["list_whole_tables"], {"month": month}).fetchall()


def take_tournaments(tx: Transaction, month: date, limit: int) -> int:
    """Some that were opened before the month and are over go; how many."""
    gone: int = tx.value(SQL["take_tournaments"], {"month": month, "limit": limit})
    return gone


def take_matches(tx: Transaction, month: date, after: str, whole: Sequence[int], limit: int) -> list[str]:
    """Some that were opened before the month, those after `after`, go with all rows of theirs; which. Archives stay
    where they lie in one of the tables `whole`.
    """
    values: dict[str, Any] = {"month": month, "after": after, "limit": limit}
    found: list[str] = tx.column(SQL["lock_old_matches"], values)
    tx.run(SQL["leave_archives"], {})
    tx.run(SQL["drop_matches"], {"matches": found, "whole": list(whole)})
    return found


def drop_table(tx: Transaction, table: int) -> bool:
    """A table of archives goes, unless a match is still there whose archive lies in it; whether it went."""
    gone: bool = tx.value(SQL["drop_table"], {"table": table})
    return gone
