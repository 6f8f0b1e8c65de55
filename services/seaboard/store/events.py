"""Rows of events. What is read is one viewer's: nobody else's parts leave this room."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from seaboard.store import archives
from seaboard.store.database import Transaction
from seaboard.store.queries import load

SQL = load("events.sql")


@dataclass(frozen=True, slots=True)
class ToldRow:
    """An event as it was born: `numbers` of the spectator and of each seat, None for one that learns nothing."""

    event: int
    numbers: list[int | None]
    public: dict[str, Any] | None = field(repr=False)
    own: dict[str, Any] | None = field(repr=False)


@dataclass(frozen=True, slots=True)
class SeenRow:
    """An event as one viewer knows it."""

    number: int
    at: datetime
    public: dict[str, Any] | None = field(repr=False)
    own: dict[str, Any] | None = field(repr=False)


def read_events(tx: Transaction, match: str, viewer: int | None, after: int, limit: int) -> list[SeenRow]:
    slot, key = (1, "") if viewer is None else (viewer + 2, str(viewer))
    values = {"match": match, "slot": slot, "key": key, "after": after, "limit": limit}
    found = tx.ask(SeenRow, SQL["read_events"], values).fetchall()
    return found or _read_archived(tx, match, viewer, after, limit)


def _read_archived(tx: Transaction, match: str, viewer: int | None, after: int, limit: int) -> list[SeenRow]:
    kept = [SeenRow(number, **row) for number, row in archives.read_events(tx, match, viewer) if number > after]
    return kept[:limit]
