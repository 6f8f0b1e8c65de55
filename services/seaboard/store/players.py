"""Rows of players and of their access tokens, which are kept as hashes only."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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


@dataclass(frozen=True, slots=True)
class TokenRow:
    """A good token with its player."""

    token_id: str
    scopes: list[str]
    id: str
    name: str
    is_bot: bool
    created_at: datetime


def add_player(tx: Transaction, player: str, name: str, is_bot: bool) -> PlayerRow:
    row = tx.ask(PlayerRow, SQL["add_player"], {"id": player, "name": name, "is_bot": is_bot}).fetchone()
    assert row is not None
    return row


def add_token(tx: Transaction, token_id: str, hash_: bytes, player: str, scopes: Sequence[str]) -> None:
    tx.run(SQL["add_token"], {"id": token_id, "hash": hash_, "player": player, "scopes": list(scopes)})


def find_token(tx: Transaction, hash_: bytes) -> TokenRow | None:
    return tx.ask(TokenRow, SQL["find_token"], {"hash": hash_}).fetchone()


def find_players(tx: Transaction, ids: Iterable[str]) -> dict[str, PlayerRow]:
    """Those of the players that exist, by id."""
    rows = tx.ask(PlayerRow, SQL["find_players"], {"ids": sorted(set(ids))}).fetchall()
    return {row.id: row for row in rows}
