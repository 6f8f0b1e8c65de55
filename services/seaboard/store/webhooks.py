"""Rows of webhooks, of what is sent to them, and of what came of it. Secrets are here as they are kept: sealed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from seaboard.store.database import Transaction
from seaboard.store.matches import LAST_ID
from seaboard.store.queries import load
from seaboard.store.values import to_json

SQL = load("webhooks.sql")


@dataclass(frozen=True, slots=True)
class WebhookRow:
    id: str
    owner_id: str
    url: str
    topics: list[str]
    is_shared: bool
    status: str
    secret: bytes = field(repr=False)
    old_secret: bytes | None = field(repr=False)
    old_secret_until: datetime | None
    failing_since: datetime | None
    created_at: datetime


@dataclass(frozen=True, slots=True)
class ListenerRow:
    """A webhook that hears what this player is told."""

    id: str
    url: str
    topics: list[str]
    is_shared: bool
    player_id: str


@dataclass(frozen=True, slots=True)
class NewDelivery:
    """A fact to be sent to a webhook; `shared_url` where that address is to have it once."""

    id: str
    webhook_id: str
    fact: str
    shared_url: str | None
    topic: str
    body: str


@dataclass(frozen=True, slots=True)
class Parcel:
    """A delivery whose next attempt is due, and the attempts before it."""

    id: str
    attempts: int


@dataclass(frozen=True, slots=True)
class AttemptBegun:
    """All that is needed to send a delivery now."""

    id: str
    webhook_id: str
    topic: str
    body: str
    attempts: int
    tries: int
    url: str
    secret: bytes = field(repr=False)
    old_secret: bytes | None = field(repr=False)
    now: datetime


@dataclass(frozen=True, slots=True)
class DeliveryRow:
    id: str
    topic: str
    body: str
    status: str
    attempts: int
    due_at: datetime | None
    created_at: datetime
    ended_at: datetime | None


@dataclass(frozen=True, slots=True)
class AttemptRow:
    """`answered` is the status of the answer; `error` says why there is none."""

    number: int
    at: datetime
    answered: int | None
    error: str | None
    milliseconds: int


# Webhooks


def add_webhook(tx: Transaction, values: dict[str, Any]) -> WebhookRow | None:
    """None if the owner has as many as it may."""
    tx.run(SQL["queue_for_a_webhook"], {"owner": values["owner"]})
    return tx.ask(WebhookRow, SQL["add_webhook"], values).fetchone()


def list_webhooks(tx: Transaction, owner: str) -> list[WebhookRow]:
    return tx.ask(WebhookRow, SQL["list_webhooks"], {"owner": owner}).fetchall()


def find_webhook(tx: Transaction, owner: str, webhook: str) -> WebhookRow | None:
    return tx.ask(WebhookRow, SQL["find_webhook"], {"owner": owner, "id": webhook}).fetchone()


def change_webhook(tx: Transaction, values: dict[str, Any]) -> WebhookRow | None:
    return tx.ask(WebhookRow, SQL["change_webhook"], values).fetchone()


def change_secret(tx: Transaction, owner: str, webhook: str, secret: bytes, hours: int) -> WebhookRow | None:
    values = {"owner": owner, "id": webhook, "secret": secret, "hours": hours}
    return tx.ask(WebhookRow, SQL["change_secret"], values).fetchone()


def remove_webhook(tx: Transaction, owner: str, webhook: str) -> bool:
    return bool(tx.value(SQL["remove_webhook"], {"owner": owner, "id": webhook}))


def find_listeners(tx: Transaction, players: Iterable[str]) -> list[ListenerRow]:
    return tx.ask(ListenerRow, SQL["find_listeners"], {"players": sorted(set(players))}).fetchall()


# What is sent


def add_deliveries(tx: Transaction, rows: Sequence[NewDelivery]) -> None:
    tx.run(SQL["add_deliveries"], {"rows": to_json(rows)})
    tx.has_mail = True


def take_due(tx: Transaction, seconds: float, limit: int) -> list[Parcel]:
    """Deliveries that are due; each is due again in so many seconds, should nothing be heard of it."""
    return tx.ask(Parcel, SQL["take_due"], {"seconds": seconds, "limit": limit}).fetchall()


def begin_attempt(tx: Transaction, delivery: str, attempts: int) -> AttemptBegun | None:
    """None for a job that is late or doubled, or whose webhook takes nothing now."""
    return tx.ask(AttemptBegun, SQL["begin_attempt"], {"id": delivery, "attempts": attempts}).fetchone()


def note_attempt(tx: Transaction, delivery: str, attempt: AttemptRow) -> None:
    values = {"id": delivery, "number": attempt.number, "at": attempt.at, "answered": attempt.answered}
    tx.run(SQL["note_attempt"], {**values, "error": attempt.error, "milliseconds": attempt.milliseconds})


def end_delivery(tx: Transaction, delivery: str, attempts: int, status: str) -> None:
    tx.run(SQL["end_delivery"], {"id": delivery, "attempts": attempts, "status": status})


def delay_delivery(tx: Transaction, delivery: str, attempts: int, seconds: float) -> None:
    tx.run(SQL["delay_delivery"], {"id": delivery, "attempts": attempts, "seconds": seconds})


def note_success(tx: Transaction, webhook: str) -> None:
    tx.run(SQL["note_success"], {"webhook": webhook})


def note_failure(tx: Transaction, webhook: str, at: datetime) -> None:
    tx.run(SQL["note_failure"], {"webhook": webhook, "at": at})


def has_failed_for(tx: Transaction, webhook: str, at: datetime, days: int) -> bool:
    """Whether nothing has been taken there for so many days."""
    return bool(tx.value(SQL["has_failed_for"], {"webhook": webhook, "at": at, "days": days}))


def close_webhook(tx: Transaction, webhook: str, status: str) -> str | None:
    """Whose it is; None if it was closed before, or is no more."""
    owner: str | None = tx.value(SQL["close_webhook"], {"webhook": webhook, "status": status})
    return owner


# The log


def list_deliveries(tx: Transaction, webhook: str, cursor: str | None, limit: int) -> list[DeliveryRow]:
    values = {"webhook": webhook, "cursor": cursor or LAST_ID, "limit": limit}
    return tx.ask(DeliveryRow, SQL["list_deliveries"], values).fetchall()


def find_delivery(tx: Transaction, webhook: str, delivery: str) -> DeliveryRow | None:
    return tx.ask(DeliveryRow, SQL["find_delivery"], {"webhook": webhook, "id": delivery}).fetchone()


def read_attempts(tx: Transaction, delivery: str) -> list[AttemptRow]:
    return tx.ask(AttemptRow, SQL["read_attempts"], {"id": delivery}).fetchall()


def begin_again(tx: Transaction, webhook: str, delivery: str) -> DeliveryRow | None:
    tx.has_mail = True
    return tx.ask(DeliveryRow, SQL["begin_again"], {"webhook": webhook, "id": delivery}).fetchone()


def drop_old_deliveries(tx: Transaction, days: int) -> None:
    tx.run(SQL["drop_old_deliveries"], {"days": days})
