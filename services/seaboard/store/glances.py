"""Rows of how far players have read what happened in their matches."""

from __future__ import annotations

from seaboard.store.database import Transaction
from seaboard.store.queries import load

SQL = load("glances.sql")


def save_glance(tx: Transaction, match: str, player: str, number: int) -> None:
    tx.run(SQL["save_glance"], {"match": match, "player": player, "number": number})


def read_glance(tx: Transaction, match: str, player: str, seat: int) -> int:
    """The number of the last event that the player knows of; 0 if there is none."""
    number: int = tx.value(SQL["read_glance"], {"match": match, "player": player, "seat": seat})
    return number
