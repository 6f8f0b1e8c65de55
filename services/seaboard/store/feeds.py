"""Rows of players' feeds: what is to be told, and what was told and numbered."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from seaboard.store.database import Transaction
from seaboard.store.queries import load

SQL = load("feeds.sql")


@dataclass(frozen=True, slots=True)
class News:
    """Something to be told to a player."""

    player_id: str
    fact: str
    topic: str
    match_id: str | None
    content: dict[str, Any]


@dataclass(frozen=True, slots=True)
class NoticeRow:
    """Something that was told to a player."""

    player_id: str
    number: int
    at: datetime
    fact: str
    topic: str
    match_id: str | None
    content: dict[str, Any]


def add_news(tx: Transaction, player: str, fact: str, topic: str, content: dict[str, Any]) -> None:
    """To be told to the player, in no match."""
    values = {"player_id": player, "fact": fact, "topic": topic, "content": json.dumps(content)}
    tx.run(SQL["add_news"], values)
    tx.has_mail = True


def publish_news(tx: Transaction, limit: int) -> list[NoticeRow]:
    """Number what is to be told, and keep it as told."""
    return tx.ask(NoticeRow, SQL["publish_news"], {"limit": limit}).fetchall()


def read_notices(tx: Transaction, player: str, after: int, limit: int) -> list[NoticeRow]:
    return tx.ask(NoticeRow, SQL["read_notices"], {"player": player, "after": after, "limit": limit}).fetchall()


def read_latest(tx: Transaction, player: str) -> int:
    return tx.value(SQL["read_latest"], {"player": player}) or 0


def drop_old_notices(tx: Transaction, days: int) -> None:
    tx.run(SQL["drop_old_notices"], {"days": days})
