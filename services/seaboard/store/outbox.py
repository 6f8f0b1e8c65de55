"""Rows that tell what is still to be sent. They are written with what they tell of, and taken by the relay."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from seaboard.store.bell import MATCHES, to_messages
from seaboard.store.database import Transaction
from seaboard.store.queries import load
from seaboard.store.values import to_json

SQL = load("outbox.sql")


@dataclass(frozen=True, slots=True)
class Mail:
    """`wake` tells those that wait for the match; `bot` asks a house bot for a decision."""

    kind: str
    match_id: str
    seat: int | None
    number: int | None
    due_at: datetime


@dataclass(frozen=True, slots=True)
class Due:
    """What waits to be sent, and seconds until the next row of the outbox is due (None: there is none)."""

    wakes: bool
    bots: bool
    news: bool
    parcels: bool
    letters: bool
    next_due: float | None


def add_mail(tx: Transaction, rows: Sequence[Mail]) -> None:
    tx.run(SQL["add_mail"], {"rows": to_json(rows)})
    tx.has_mail = True


def take_mail(tx: Transaction, kind: str, limit: int) -> list[Mail]:
    """Rows that are due; they are gone when the transaction is committed, and there again if it is not."""
    return tx.ask(Mail, SQL["take_mail"], {"kind": kind, "limit": limit}).fetchall()


def announce(tx: Transaction, matches: Iterable[str]) -> None:
    """Wake those that wait for these matches, when the transaction is committed."""
    for message in to_messages(matches):
        tx.run(SQL["announce"], {"channel": MATCHES, "message": message})


def read_due(tx: Transaction) -> Due:
    """What there is to send now."""
    due = tx.ask(Due, SQL["read_due"], {}).fetchone()
    assert due is not None
    return due


def wait_for_no_disk(tx: Transaction) -> None:
    """For a transaction that may be lost: rows that it took are there again then."""
    tx.run(SQL["wait_for_no_disk"], {})
