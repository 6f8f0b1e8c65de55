"""Rows of the pool: those who wait for others to play with, and what became of it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from seaboard.store.database import Transaction
from seaboard.store.matches import LAST_ID
from seaboard.store.queries import load

SQL = load("pool.sql")


@dataclass(frozen=True, slots=True)
class EntryRow:
    """`rating` is the player's own as it entered, the range that of the others."""

    id: str
    player_id: str
    game: str
    options: dict[str, Any]
    seats: int
    control: dict[str, Any]
    is_rated: bool
    rating: int | None
    rating_low: int | None
    rating_high: int | None
    status: str
    match_id: str | None
    entered_at: datetime
    expires_at: datetime
    ended_at: datetime | None


def add_entry(tx: Transaction, values: Mapping[str, Any]) -> EntryRow | None:
    """The entry; None if the player waits for the same already."""
    written = {name: json.dumps(values[name]) for name in ("options", "control")}
    return tx.ask(EntryRow, SQL["add_entry"], {**values, **written}).fetchone()


def read_entry(tx: Transaction, entry: str, player: str) -> EntryRow | None:
    return tx.ask(EntryRow, SQL["read_entry"], {"id": entry, "player": player}).fetchone()


def cancel_entry(tx: Transaction, entry: str, player: str) -> EntryRow | None:
    """The cancelled entry; None if it did not wait any more."""
    return tx.ask(EntryRow, SQL["cancel_entry"], {"id": entry, "player": player}).fetchone()


def list_entries(tx: Transaction, player: str, cursor: str | None, limit: int) -> list[EntryRow]:
    values = {"player": player, "cursor": cursor or LAST_ID, "limit": limit}
    return tx.ask(EntryRow, SQL["list_entries"], values).fetchall()


def list_ripe_terms(tx: Transaction, limit: int) -> list[str]:
    return tx.column(SQL["list_ripe_terms"], {"limit": limit})


def take_waiting(tx: Transaction, terms: str, limit: int) -> list[EntryRow]:
    """Those who wait for the same, the longest first; nobody else has them while the transaction lasts."""
    return tx.ask(EntryRow, SQL["take_waiting"], {"terms": terms, "limit": limit}).fetchall()


def pair_entries(tx: Transaction, ids: Iterable[str], match: str) -> None:
    tx.run(SQL["pair_entries"], {"ids": list(ids), "match": match})


def expire_entries(tx: Transaction, limit: int) -> int:
    return len(tx.column(SQL["expire_entries"], {"limit": limit}))
