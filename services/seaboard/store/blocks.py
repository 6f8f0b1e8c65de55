"""Rows of who wants nothing to do with whom."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from seaboard.store.database import Transaction
from seaboard.store.matches import LAST_ID
from seaboard.store.queries import load

SQL = load("blocks.sql")


@dataclass(frozen=True, slots=True)
class BlockRow:
    """A player who is blocked."""

    id: str
    name: str
    is_bot: bool
    created_at: datetime
    blocked_at: datetime


def add_block(tx: Transaction, player: str, blocked: str) -> datetime:
    since: datetime = tx.value(SQL["add_block"], {"player": player, "blocked": blocked})
    return since


def drop_block(tx: Transaction, player: str, blocked: str) -> bool:
    return bool(tx.value(SQL["drop_block"], {"player": player, "blocked": blocked}))


def list_blocks(tx: Transaction, player: str, cursor: str | None, limit: int) -> list[BlockRow]:
    return tx.ask(
        BlockRow, SQL["list_blocks"], {"player": player, "cursor": cursor or LAST_ID, "limit": limit}
    ).fetchall()


def is_blocked_by_any(tx: Transaction, player: str, others: Iterable[str]) -> bool:
    return bool(tx.value(SQL["is_blocked_by_any"], {"player": player, "others": sorted(set(others))}))


@dataclass(frozen=True, slots=True)
class PairRow:
    player: str
    blocked: str


def find_pairs(tx: Transaction, players: Iterable[str]) -> list[tuple[str, str]]:
    rows = tx.ask(PairRow, SQL["find_pairs"], {"players": sorted(set(players))})
    return [(row.player, row.blocked) for row in rows]
