"""Rows of what matches were before choices that may be taken back."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from seaboard.store.database import Transaction
from seaboard.store.queries import load
from seaboard.store.values import to_values

SQL = load("undos.sql")


@dataclass(frozen=True, slots=True)
class UndoRow:
    """`entry` is the choice's number in the log, `events` how many of the game's events it told, `clock` the seat's
    clock before it. `state` is the whole truth, and never leaves."""

    entry: int
    seat: int
    number: int
    events: int
    deadline: datetime | None
    clock: dict[str, Any] | None
    state: bytes = field(repr=False)


def save_undo(tx: Transaction, match: str, row: UndoRow) -> None:
    clock = None if row.clock is None else json.dumps(row.clock)
    tx.run(SQL["save_undo"], {**to_values(row), "match": match, "clock": clock})


def take_undo(tx: Transaction, match: str, entry: int) -> UndoRow | None:
    """The row, which is there no more; None if what may be taken back is another choice, or none."""
    return tx.ask(UndoRow, SQL["take_undo"], {"match": match, "entry": entry}).fetchone()


def drop_choice(tx: Transaction, match: str, entry: int) -> None:
    tx.run(SQL["drop_choice"], {"match": match, "entry": entry})
