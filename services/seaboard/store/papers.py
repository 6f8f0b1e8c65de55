"""Rows of what players keep to themselves: notes, nonces before the start, and choices made in advance."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from seaboard.store.database import Transaction
from seaboard.store.queries import load

SQL = load("papers.sql")


@dataclass(frozen=True, slots=True)
class NoteRow:
    text: str = field(repr=False)
    written_at: datetime


@dataclass(frozen=True, slots=True)
class StandingRow:
    player_id: str
    items: list[dict[str, Any]] = field(repr=False)


def read_note(tx: Transaction, match: str, player: str) -> NoteRow | None:
    return tx.ask(NoteRow, SQL["read_note"], {"match": match, "player": player}).fetchone()


def save_note(tx: Transaction, match: str, player: str, text: str) -> NoteRow:
    row = tx.ask(NoteRow, SQL["save_note"], {"match": match, "player": player, "text": text}).fetchone()
    assert row is not None
    return row


def set_nonces(tx: Transaction, match: str, nonces: Sequence[bytes]) -> None:
    tx.run(SQL["set_nonces"], {"match": match, "nonces": list(nonces)})


def read_standing(tx: Transaction, match: str, seat: int) -> StandingRow | None:
    return tx.ask(StandingRow, SQL["read_standing"], {"match": match, "seat": seat}).fetchone()


def save_standing(tx: Transaction, match: str, seat: int, player: str, items: Sequence[Any]) -> None:
    """None is kept of a seat that has none."""
    if items:
        values = {"match": match, "seat": seat, "player": player, "items": json.dumps(items)}
        tx.run(SQL["save_standing"], values)
    else:
        tx.run(SQL["drop_standing"], {"match": match, "seat": seat})


def send_for_standing(tx: Transaction, match: str, decisions: Sequence[tuple[int, int]]) -> None:
    """Have a worker look at these decisions, by seat and number, where the seat may have chosen in advance."""
    seats, numbers = [seat for seat, _ in decisions], [number for _, number in decisions]
    tx.run(SQL["send_for_standing"], {"match": match, "seats": seats, "numbers": numbers})
