"""Rows of tournaments: their entrants, and who met whom."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from seaboard.store.database import Transaction
from seaboard.store.matches import FIRST_ID, LAST_ID
from seaboard.store.queries import load
from seaboard.store.values import to_json

SQL = load("tournaments.sql")


@dataclass(slots=True)
class TournamentRow:
    """`seed` is what all its matches come from, and leaves when it is over."""

    id: str
    tenant_id: str
    game: str
    form: str
    options: dict[str, Any]
    control: dict[str, Any] | None
    rounds: int | None
    round: int
    is_rated: bool
    entrants_most: int
    seed: bytes
    commitment: str
    status: str
    opened_by: str | None
    opened_at: datetime
    started_at: datetime | None
    finished_at: datetime | None

    def __repr__(self) -> str:
        return f"<tournament {self.id}>"


@dataclass(frozen=True, slots=True)
class NewEntrantRow:
    number: int
    player_id: str | None
    level: str | None


@dataclass(frozen=True, slots=True)
class EntrantRow:
    number: int
    player_id: str | None
    level: str | None
    has_withdrawn: bool


@dataclass(frozen=True, slots=True)
class EntryRow:
    """How many have entered a tournament, and the number of a player's own entry."""

    tournament_id: str
    entrants: int
    number: int | None
    has_withdrawn: bool


@dataclass(frozen=True, slots=True)
class NewPairingRow:
    board: int
    first: int
    second: int | None
    match_id: str | None
    bye: int


@dataclass(frozen=True, slots=True)
class PairingRow:
    round: int
    board: int
    first: int
    second: int | None
    match_id: str | None
    bye: int
    status: str | None
    outcome: dict[str, Any] | None
    got_up: list[int]


def add_tournament(tx: Transaction, values: Mapping[str, Any]) -> None:
    control = None if values["control"] is None else json.dumps(values["control"])
    tx.run(SQL["add_tournament"], {**values, "options": json.dumps(values["options"]), "control": control})


def lock_tournament(tx: Transaction, tournament: str) -> TournamentRow | None:
    """The tournament under its lock, until the transaction ends."""
    return tx.ask(TournamentRow, SQL["lock_tournament"], {"id": tournament}).fetchone()


def read_tournament(tx: Transaction, tournament: str) -> TournamentRow | None:
    return tx.ask(TournamentRow, SQL["read_tournament"], {"id": tournament}).fetchone()


def read_tournaments(tx: Transaction, ids: Sequence[str]) -> list[TournamentRow]:
    return tx.ask(TournamentRow, SQL["read_tournaments"], {"ids": list(ids)}).fetchall()


def count_under_way(tx: Transaction, player: str) -> int:
    """How many tournaments of the player are not over; it opens none elsewhere while the transaction lasts."""
    tx.run(SQL["lock_opener"], {"player": player})
    count: int = tx.value(SQL["count_under_way"], {"player": player})
    return count


def save_tournament(tx: Transaction, row: TournamentRow) -> None:
    values = {"id": row.id, "status": row.status, "round": row.round, "rounds": row.rounds}
    tx.run(SQL["save_tournament"], values)


def list_tournaments(
    tx: Transaction, tenant: str, games: Sequence[str], statuses: Sequence[str], cursor: str | None, limit: int
) -> list[str]:
    """A page of ids, newest first."""
    values = {"tenant": tenant, "games": list(games), "statuses": list(statuses), "limit": limit}
    return tx.column(SQL["list_tournaments"], {**values, "cursor": cursor or LAST_ID, "first": FIRST_ID})


def list_ripe(tx: Transaction, limit: int) -> list[str]:
    return tx.column(SQL["list_ripe"], {"limit": limit})


def add_entrants(tx: Transaction, tournament: str, rows: Sequence[NewEntrantRow]) -> None:
    tx.run(SQL["add_entrants"], {"tournament": tournament, "rows": to_json(rows)})


def remove_entrant(tx: Transaction, tournament: str, player: str) -> None:
    tx.run(SQL["remove_entrant"], {"tournament": tournament, "player": player})


def withdraw_entrant(tx: Transaction, tournament: str, player: str) -> None:
    tx.run(SQL["withdraw_entrant"], {"tournament": tournament, "player": player})


def read_entrants(tx: Transaction, tournament: str) -> list[EntrantRow]:
    return tx.ask(EntrantRow, SQL["read_entrants"], {"tournament": tournament}).fetchall()


def read_own_entries(tx: Transaction, tournaments: Sequence[str], player: str | None) -> dict[str, EntryRow]:
    rows = tx.ask(EntryRow, SQL["read_own_entries"], {"ids": list(tournaments), "player": player})
    return {row.tournament_id: row for row in rows}


def add_pairings(tx: Transaction, tournament: str, number: int, rows: Sequence[NewPairingRow]) -> None:
    tx.run(SQL["add_pairings"], {"tournament": tournament, "round": number, "rows": to_json(rows)})


def read_pairings(tx: Transaction, tournament: str) -> list[PairingRow]:
    return tx.ask(PairingRow, SQL["read_pairings"], {"tournament": tournament}).fetchall()
