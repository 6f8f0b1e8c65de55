"""Rows of decisions with their receipts, of the log of choices, and of the alarms of the clocks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from seaboard.store import archives
from seaboard.store.database import Transaction
from seaboard.store.queries import load
from seaboard.store.values import to_json

SQL = load("decisions.sql")

FIRST_ID = "00000000-0000-0000-0000-000000000000"


@dataclass(slots=True)
class DecisionRow:
    """`next_decision` and the events are those of the receipt; `prepared` is a house bot's answer not yet due;
    `player_id` is whom the decision waits for."""

    match_id: str
    seat: int
    number: int
    status: str
    mode: str
    is_private: bool
    is_house: bool
    opened_at: datetime
    deadline: datetime | None
    revision: int = 0
    has_chosen: bool = False
    actions: list[Any] | None = field(default=None, repr=False)
    maker: str | None = None
    made_at: datetime | None = None
    first_event: int | None = None
    last_event: int | None = None
    next_decision: int | None = None
    prepared: dict[str, Any] | None = field(default=None, repr=False)
    player_id: str | None = None


@dataclass(frozen=True, slots=True)
class OpenRow:
    match_id: str
    game: str
    seat: int
    number: int
    opened_at: datetime
    deadline: datetime | None


@dataclass(frozen=True, slots=True)
class ChoiceRow:
    entry: int
    kind: str
    seat: int | None
    content: Any = field(repr=False)
    maker: str | None
    made_at: datetime


@dataclass(frozen=True, slots=True)
class Alarm:
    seat: int
    number: int
    due_at: datetime


@dataclass(frozen=True, slots=True)
class Job:
    """A decision that a house bot is to make."""

    match_id: str
    seat: int
    number: int


def read_pending(tx: Transaction, matches: Iterable[str]) -> dict[str, list[DecisionRow]]:
    """The open and sealed decisions of each match, by seat."""
    found: dict[str, list[DecisionRow]] = {match: [] for match in matches}
    for row in tx.ask(DecisionRow, SQL["read_pending"], {"matches": list(found)}):
        found[row.match_id].append(row)
    return found


def read_decision(tx: Transaction, match: str, seat: int, number: int) -> DecisionRow | None:
    values = {"match": match, "seat": seat, "number": number}
    found = tx.ask(DecisionRow, SQL["read_decision"], values).fetchone()
    if found is None and (kept := archives.read_decision(tx, match, seat, number)) is not None:
        return DecisionRow(**{name: kept[name] for name in DecisionRow.__dataclass_fields__})
    return found


def save_decisions(tx: Transaction, match: str, rows: Sequence[DecisionRow]) -> None:
    tx.run(SQL["save_decisions"], {"match": match, "rows": to_json(rows)})


@dataclass(frozen=True, slots=True)
class Urgency:
    """Where a list of open decisions goes on: after this one."""

    deadline: datetime | None
    opened_at: datetime
    match_id: str


START = Urgency(datetime(1970, 1, 1, tzinfo=UTC), datetime(1970, 1, 1, tzinfo=UTC), FIRST_ID)


def list_open_decisions(
    tx: Transaction, player: str, *, games: Sequence[str], after: Urgency, limit: int
) -> list[OpenRow]:
    """A page of what waits for the player, the most urgent first."""
    values = {"player": player, "games": list(games), "limit": limit, "match": after.match_id}
    place = {"deadline": after.deadline, "opened_at": after.opened_at}
    return tx.ask(OpenRow, SQL["list_open_decisions"], {**values, **place}).fetchall()


def read_choices(tx: Transaction, match: str) -> list[ChoiceRow]:
    found = tx.ask(ChoiceRow, SQL["read_choices"], {"match": match}).fetchall()
    return found or [ChoiceRow(**kept) for kept in archives.read_choices(tx, match)]


def list_expired(tx: Transaction, limit: int) -> list[str]:
    return tx.column(SQL["list_expired"], {"limit": limit})


def hire_again(tx: Transaction, seconds: float, limit: int) -> list[Job]:
    """Jobs for decisions of house bots that have been open for longer than so many seconds; noted as sent for."""
    return tx.ask(Job, SQL["hire_again"], {"seconds": seconds, "limit": limit}).fetchall()
