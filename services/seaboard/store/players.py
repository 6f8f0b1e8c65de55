"""Rows of players."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from seaboard.store.database import Transaction
from seaboard.store.queries import load

SQL = load("players.sql")


@dataclass(frozen=True, slots=True)
class PlayerRow:
    id: str
    name: str
    is_bot: bool
    created_at: datetime


def add_player(tx: Transaction, player: str, name: str, is_bot: bool) -> PlayerRow:
    row = tx.ask(PlayerRow, SQL["add_player"], {"id": player, "name": name, "is_bot": is_bot}).fetchone()
    assert row is not None
    return row


def find_players(tx: Transaction, ids: Iterable[str]) -> dict[str, PlayerRow]:
    """Those of the players that exist, by id."""
    rows = tx.ask(PlayerRow, SQL["find_players"], {"ids": sorted(set(ids))}).fetchall()
    return {row.id: row for row in rows}
