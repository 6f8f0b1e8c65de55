"""Rows of matches and of their seats."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from seaboard.store.database import Transaction
from seaboard.store.queries import load
from seaboard.store.values import to_json

SQL = load("matches.sql")


@dataclass(slots=True)
class MatchRow:
    """`seed` and `state` are the whole truth, and never leave as they are; lists leave them out."""

    id: str
    game: str
    rules_version: int
    options: dict[str, Any]
    seed: bytes
    nonces: list[bytes]
    commitment: str
    access: str
    join_code: str | None
    start: str
    limit_seconds: int | None
    limit_policy: str | None
    opened_by: str | None
    opened_at: datetime
    started_at: datetime | None
    finished_at: datetime | None
    status: str
    state: bytes | None
    sequences: list[int]
    numbers: list[int]
    last_event: int
    last_choice: int
    outcome: dict[str, Any] | None

    def __repr__(self) -> str:
        return f"<match {self.id}>"


@dataclass(slots=True)
class SeatRow:
    match_id: str
    number: int
    status: str
    player_id: str | None
    level: str | None
    pick: str | None
    roles: list[str]
    has_left: bool


@dataclass(slots=True)
class TimedSeatRow(SeatRow):
    """A seat, and when it was read by the database's clock."""

    now: datetime


def add_match(tx: Transaction, values: Mapping[str, Any], seats: Sequence[SeatRow]) -> None:
    tx.run(SQL["add_match"], {**values, "options": json.dumps(values["options"])})
    tx.run(SQL["add_seats"], {"match": values["id"], "rows": to_json(seats)})


def read_match(tx: Transaction, match: str) -> MatchRow | None:
    return tx.ask(MatchRow, SQL["read_match"], {"match": match}).fetchone()


def find_match_by_code(tx: Transaction, code: str) -> str | None:
    match: str | None = tx.value(SQL["find_match_by_code"], {"code": code})
    return match


def read_seats(tx: Transaction, matches: Iterable[str]) -> dict[str, list[SeatRow]]:
    """The seats of each match, in order."""
    found: dict[str, list[SeatRow]] = {match: [] for match in matches}
    for row in tx.ask(SeatRow, SQL["read_seats"], {"matches": list(found)}):
        found[row.match_id].append(row)
    return found


def list_matches(
    tx: Transaction,
    *,
    player: str | None,
    mine: bool,
    game: str | None,
    status: str | None,
    cursor: str | None,
    limit: int,
) -> list[MatchRow]:
    """A page, newest first; `mine` keeps those that the player has a part in."""
    statement = SQL["list_my_matches"] if mine else SQL["list_matches"]
    values = {"player": player, "game": game, "status": status, "cursor": cursor, "limit": limit}
    return tx.ask(MatchRow, statement, values).fetchall()


def read_newest_migration(tx: Transaction) -> str | None:
    version: str | None = tx.value(SQL["read_newest_migration"], {})
    return version
