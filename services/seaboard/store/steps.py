"""What a step of a match changed, in rows, and how it is written: in one statement, since all steps pay for it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime

from seaboard.store.database import Transaction
from seaboard.store.decisions import Alarm, ChoiceRow, DecisionRow
from seaboard.store.events import ToldRow
from seaboard.store.feeds import News
from seaboard.store.matches import MatchRow, SeatRow
from seaboard.store.outbox import Mail
from seaboard.store.queries import load
from seaboard.store.values import to_json

SQL = load("steps.sql")


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
    tx.run(
        SQL["save_step"],
        {
            "match": match.id,
            "now": now,
            "status": match.status,
            "state": match.state,
            "sequences": match.sequences,
            "numbers": match.numbers,
            "last_event": match.last_event,
            "last_choice": match.last_choice,
            "outcome": None if match.outcome is None else json.dumps(match.outcome),
            "free_seats": match.free_seats,
            "started_at": match.started_at,
            "finished_at": match.finished_at,
            "seats": to_json(rows.seats),
            "choices": to_json(rows.choices),
            "events": to_json(rows.events),
            "decisions": to_json(_closing_first(rows.decisions.values())),
            "stopped": [seat for seat, alarm in rows.clocks.items() if alarm is None],
            "alarms": to_json(alarm for alarm in rows.clocks.values() if alarm is not None),
            "fresh_seats": [row.seat for row in rows.asked],
            "fresh_numbers": [row.number for row in rows.asked],
            "mail": to_json(rows.mail),
            "news": to_json(rows.news),
        },
    )
    tx.has_mail = True


def _closing_first(rows: Iterable[DecisionRow]) -> list[DecisionRow]:
    """A seat has one pending decision at most: the old one is written before the new one."""
    return sorted(rows, key=lambda row: (row.status in ("open", "sealed"), row.seat, row.number))
