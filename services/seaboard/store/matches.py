"""Rows of matches and of their seats."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

from seaboard.store.database import Transaction
from seaboard.store.queries import load
from seaboard.store.values import to_json

SQL = load("matches.sql")

Which = Literal["list_matches", "list_my_matches", "list_free_matches"]
FIRST_ID = "00000000-0000-0000-0000-000000000000"
LAST_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff"


@dataclass(slots=True)
class MatchRow:
    """`seed` and `state` are the whole truth, and never leave as they are; lists leave them out."""

    id: str
    tenant_id: str
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
    free_seats: int
    rematch_of: str | None
    spectators: str
    spectator_delay: int
    is_rated: bool

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


def add_match(tx: Transaction, values: Mapping[str, Any], seats: Sequence[SeatRow]) -> None:
    tx.run(SQL["add_match"], {**values, "options": json.dumps(values["options"]), "free_seats": count_free(seats)})
    tx.run(SQL["add_seats"], {"match": values["id"], "rows": to_json(seats)})


def read_match(tx: Transaction, match: str) -> MatchRow | None:
    return tx.ask(MatchRow, SQL["read_match"], {"match": match}).fetchone()


def find_match_by_code(tx: Transaction, code: str, tenant: str) -> str | None:
    match: str | None = tx.value(SQL["find_match_by_code"], {"code": code, "tenant": tenant})
    return match


def find_rematch(tx: Transaction, match: str) -> str | None:
    rematch: str | None = tx.value(SQL["find_rematch"], {"match": match})
    return rematch


def read_seats(tx: Transaction, matches: Iterable[str]) -> dict[str, list[SeatRow]]:
    """The seats of each match, in order."""
    found: dict[str, list[SeatRow]] = {match: [] for match in matches}
    for row in tx.ask(SeatRow, SQL["read_seats"], {"matches": list(found)}):
        found[row.match_id].append(row)
    return found


def count_free(seats: Iterable[SeatRow]) -> int:
    """Seats that are open to whoever comes."""
    return sum(seat.status == "open" and not seat.has_left for seat in seats)


def read_matches(tx: Transaction, matches: Sequence[str]) -> list[MatchRow]:
    """These matches in this order, without what is secret in them."""
    found = {row.id: row for row in tx.ask(MatchRow, SQL["read_matches"], {"matches": list(matches)})}
    return [found[match] for match in matches if match in found]


def list_matches(
    tx: Transaction,
    which: Which,
    *,
    tenant: str,
    player: str | None,
    games: Sequence[str],
    statuses: Sequence[str],
    cursor: str | None,
    limit: int,
) -> list[str]:
    """A page of ids, newest first."""
    values = {"tenant": tenant, "player": player, "games": list(games), "statuses": list(statuses), "limit": limit}
    return tx.column(SQL[which], {**values, "cursor": cursor or LAST_ID, "first": FIRST_ID})


def read_newest_migration(tx: Transaction) -> str | None:
    version: str | None = tx.value(SQL["read_newest_migration"], {})
    return version
