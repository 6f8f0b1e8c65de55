"""How far behind the house is, in three ages; no row of it names a match."""

from __future__ import annotations

from dataclasses import dataclass

from seaboard.store.database import Transaction
from seaboard.store.queries import load

SQL = load("backlog.sql")


@dataclass(frozen=True, slots=True)
class Backlog:
    """Seconds for which the oldest one of each has been due; None where there is none."""

    outbox: float | None
    deadline: float | None
    house_decision: float | None


def read_backlog(tx: Transaction) -> Backlog:
    found = tx.ask(Backlog, SQL["read_backlog"], {}).fetchone()
    assert found is not None
    return found
