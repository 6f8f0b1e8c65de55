"""What a step of a match changed, in rows, and how it is written: in one statement, since all steps pay for it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime

from psycopg.types.json import Jsonb

from seaboard.store.database import Transaction
from seaboard.store.decisions import Alarm, ChoiceRow, DecisionRow
from seaboard.store.events import ToldRow
from seaboard.store.feeds import News
from seaboard.store.matches import MatchRow, SeatRow
from seaboard.store.outbox import Mail
from seaboard.store.queries import load
from seaboard.store.values import to_values, write

SQL = load("steps.sql")

CHANGED = (
    "status",
    "sequences",
    "numbers",
    "last_event",
    "last_choice",
    "outcome",
    "free_seats",
    "started_at",
    "finished_at",
)
"""What a step changes of a match's row, besides its state."""


@dataclass(slots=True, repr=False)
class StepRows:
    """Decisions by seat and number; clocks by seat, None for one that runs no more; `asked` are the open decisions of
    this step that people are to make, who may have made them in advance."""

    seats: list[SeatRow] = field(default_factory=list)
    choices: list[ChoiceRow] = field(default_factory=list)
    events: list[ToldRow] = field(default_factory=list)
    decisions: dict[tuple[int, int], DecisionRow] = field(default_factory=dict)
    asked: list[DecisionRow] = field(default_factory=list)
    clocks: dict[int, Alarm | None] = field(default_factory=dict)
    mail: list[Mail] = field(default_factory=list)
    news: list[News] = field(default_factory=list)


def save_step(tx: Transaction, match: MatchRow, now: datetime, rows: StepRows) -> None:
    """Write it all; nothing of it is seen before the transaction is committed."""
    step = {
        "now": now,
        "match": {name: getattr(match, name) for name in CHANGED},
        "seats": [to_values(row) for row in rows.seats],
        "choices": [to_values(row) for row in rows.choices],
        "events": [to_values(row) for row in rows.events],
        "decisions": [to_values(row) for row in _closing_first(rows.decisions.values())],
        "stopped": [seat for seat, alarm in rows.clocks.items() if alarm is None],
        "alarms": [to_values(alarm) for alarm in rows.clocks.values() if alarm is not None],
        "asked": [{"seat": row.seat, "number": row.number} for row in rows.asked],
        "mail": [to_values(row) for row in rows.mail],
        "news": [to_values(row) for row in rows.news],
    }
    tx.run(SQL["save_step"], {"match": match.id, "state": match.state, "step": Jsonb(step, write)})
    tx.has_mail = True


def _closing_first(rows: Iterable[DecisionRow]) -> list[DecisionRow]:
    """A seat has one pending decision at most: the old one is written before the new one."""
    return sorted(rows, key=lambda row: (row.status in ("open", "sealed"), row.seat, row.number))
