"""Rows of players' access tokens, which are kept as hashes only."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from seaboard.store.database import Transaction
from seaboard.store.matches import LAST_ID
from seaboard.store.queries import load

SQL = load("tokens.sql")


@dataclass(frozen=True, slots=True)
class HolderRow:
    """A good token with its player."""

    token_id: str
    scopes: list[str]
    expires_at: datetime | None
    tenant: str
    id: str
    name: str
    is_bot: bool
    created_at: datetime


@dataclass(frozen=True, slots=True)
class TokenRow:
    id: str
    label: str
    scopes: list[str]
    created_at: datetime
    expires_at: datetime | None


def add_token(
    tx: Transaction,
    *,
    id_: str,
    hash_: bytes,
    player: str,
    label: str,
    scopes: list[str],
    expires_at: datetime | None,
) -> TokenRow:
    values = {"id": id_, "hash": hash_, "player": player, "label": label, "scopes": scopes, "expires_at": expires_at}
    row = tx.ask(TokenRow, SQL["add_token"], values).fetchone()
    assert row is not None
    return row


def find_token(tx: Transaction, hash_: bytes) -> HolderRow | None:
    return tx.ask(HolderRow, SQL["find_token"], {"hash": hash_}).fetchone()


def list_tokens(tx: Transaction, player: str, cursor: str | None, limit: int) -> list[TokenRow]:
    return tx.ask(
        TokenRow, SQL["list_tokens"], {"player": player, "cursor": cursor or LAST_ID, "limit": limit}
    ).fetchall()


def count_tokens(tx: Transaction, player: str) -> int:
    count: int = tx.value(SQL["count_tokens"], {"player": player})
    return count


def revoke_token(tx: Transaction, player: str, token: str) -> bool:
    """Whether the player has or had such a one."""
    return bool(tx.value(SQL["revoke_token"], {"player": player, "id": token}))


def drop_dead_tokens(tx: Transaction) -> None:
    tx.run(SQL["drop_dead_tokens"], {})
