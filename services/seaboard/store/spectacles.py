"""Rows of what spectators of delayed matches will be shown."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from seaboard.store.database import Transaction
from seaboard.store.queries import load

SQL = load("spectacles.sql")


@dataclass(frozen=True, slots=True)
class Spectacle:
    """The public view and who was asked, after the event of this number."""

    number: int
    view: dict[str, Any]
    asked: list[dict[str, Any]]


def keep_spectacle(tx: Transaction, match: str, spectacle: Spectacle, shown: int) -> None:
    """Keep it; `shown` is the number up to which spectators are told now."""
    values = {"view": json.dumps(spectacle.view), "asked": json.dumps(spectacle.asked)}
    tx.run(SQL["keep_spectacle"], {"match": match, "number": spectacle.number, "shown": shown, **values})


def read_spectacle(tx: Transaction, match: str, shown: int) -> Spectacle | None:
    return tx.ask(Spectacle, SQL["read_spectacle"], {"match": match, "shown": shown}).fetchone()


def drop_spectacles(tx: Transaction, match: str) -> None:
    tx.run(SQL["drop_spectacles"], {"match": match})
