"""Rows of clocks and of what stops them: weeks, vacations and outages; and the heartbeat of the sweep."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from seaboard.store.database import Transaction
from seaboard.store.queries import load

SQL = load("timings.sql")

FIRST_ID = "00000000-0000-0000-0000-000000000000"


@dataclass(frozen=True, slots=True)
class TimingRow:
    """`kind` is `timing` (the match's clocks, as `content`), `outage`, `vacation` or `week` (as `content`)."""

    kind: str
    player_id: str | None
    starts_at: datetime | None
    ends_at: datetime | None
    content: dict[str, Any] | None
    match_id: str = ""


@dataclass(frozen=True, slots=True)
class VacationRow:
    id: str
    player_id: str
    starts_at: datetime
    ends_at: datetime
    booked_at: datetime


def read_timings(tx: Transaction, matches: Iterable[str]) -> dict[str, list[TimingRow]]:
    """The clocks of each match, and what stops them."""
    found: dict[str, list[TimingRow]] = {match: [] for match in matches}
    for row in tx.ask(TimingRow, SQL["read_timings"], {"matches": list(found)}):
        found[row.match_id].append(row)
    return found


def save_timing(tx: Transaction, match: str, content: Any) -> None:
    tx.run(SQL["save_timing"], {"match": match, "content": json.dumps(content)})


def lock_heartbeat(tx: Transaction) -> datetime:
    """The last beat; other sweeps wait until the transaction ends."""
    beat: datetime = tx.value(SQL["lock_heartbeat"], {})
    return beat


def beat(tx: Transaction) -> datetime:
    """Now, which is the last beat from now on."""
    now: datetime = tx.value(SQL["beat"], {})
    return now


def add_outage(tx: Transaction, starts_at: datetime, ends_at: datetime) -> None:
    tx.run(SQL["add_outage"], {"starts_at": starts_at, "ends_at": ends_at})


def list_running(tx: Transaction, after: str, limit: int) -> list[str]:
    return tx.column(SQL["list_running"], {"after": after, "limit": limit})


def list_running_of_player(tx: Transaction, player: str) -> list[str]:
    return tx.column(SQL["list_running_of_player"], {"player": player})


def read_week(tx: Transaction, player: str) -> dict[str, Any] | None:
    week: dict[str, Any] | None = tx.value(SQL["read_week"], {"player": player})
    return week


def save_week(tx: Transaction, player: str, content: Any) -> None:
    tx.run(SQL["save_week"], {"player": player, "content": json.dumps(content)})


def lock_player(tx: Transaction, player: str) -> datetime:
    """Now, once nobody else books for the player."""
    now: datetime = tx.value(SQL["lock_player"], {"player": player})
    return now


def read_vacations(tx: Transaction, player: str, after: datetime) -> list[VacationRow]:
    return tx.ask(VacationRow, SQL["read_vacations"], {"player": player, "after": after}).fetchall()


def add_vacation(tx: Transaction, id_: str, player: str, starts_at: datetime, ends_at: datetime) -> None:
    values = {"id": id_, "player": player, "starts_at": starts_at, "ends_at": ends_at}
    tx.run(SQL["add_vacation"], values)


def end_vacation(tx: Transaction, id_: str, player: str, ends_at: datetime) -> None:
    tx.run(SQL["end_vacation"], {"id": id_, "player": player, "ends_at": ends_at})


def drop_vacation(tx: Transaction, id_: str, player: str) -> None:
    tx.run(SQL["drop_vacation"], {"id": id_, "player": player})
