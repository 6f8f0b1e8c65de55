"""What was sent to a webhook: its log, a test ping, and a delivery sent anew."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import cast

from seaboard.matches.clockwork import to_text
from seaboard.matches.ids import is_id, new_id
from seaboard.matches.refusals import BadCursor, UnknownDelivery, WebhookInactive
from seaboard.matches.send_webhook import write_message
from seaboard.matches.service import Service
from seaboard.matches.webhooks import find_webhook
from seaboard.matches.words.telling import Attempt, Delivery, DeliveryPage, DeliveryStatus
from seaboard.store import webhooks
from seaboard.store.webhooks import AttemptRow, DeliveryRow, NewDelivery

PING = "webhook.ping"


def list_deliveries(
    service: Service, owner: str, webhook: str, *, cursor: str | None = None, limit: int = 50
) -> DeliveryPage:
    """A page of the webhook's log, newest first. Raises UnknownWebhook, BadCursor."""
    if cursor is not None and not is_id(cursor):
        raise BadCursor("/after", "is none that was given out")
    with service.database.snapshot() as tx:
        find_webhook(tx, owner, webhook)
        rows = webhooks.list_deliveries(tx, webhook, cursor, limit + 1)
    following = rows[limit - 1].id if len(rows) > limit else None
    return DeliveryPage(tuple(to_delivery(row) for row in rows[:limit]), following)


def look_at_delivery(service: Service, owner: str, webhook: str, delivery: str) -> Delivery:
    """One delivery with each attempt at it. Raises UnknownWebhook, UnknownDelivery."""
    with service.database.snapshot() as tx:
        find_webhook(tx, owner, webhook)
        row = webhooks.find_delivery(tx, webhook, delivery) if is_id(delivery) else None
        attempts = [] if row is None else webhooks.read_attempts(tx, delivery)
    return to_delivery(_known(row), attempts)


def ping(service: Service, owner: str, webhook: str) -> Delivery:
    """A test that is sent at once. Raises UnknownWebhook, WebhookInactive."""
    row = NewDelivery(new_id(), webhook, new_id(), None, PING, _ping_body(webhook))
    with service.database.transaction() as tx:
        _check_active(find_webhook(tx, owner, webhook).status)
        webhooks.add_deliveries(tx, [row])
        return to_delivery(_known(webhooks.find_delivery(tx, webhook, row.id)))


def replay(service: Service, owner: str, webhook: str, delivery: str) -> Delivery:
    """The delivery, to be sent again under its own id as if it were new. Raises UnknownWebhook, UnknownDelivery,
    WebhookInactive.
    """
    with service.database.transaction() as tx:
        _check_active(find_webhook(tx, owner, webhook).status)
        row = webhooks.begin_again(tx, webhook, delivery) if is_id(delivery) else None
        return to_delivery(_known(row))


def to_delivery(row: DeliveryRow, attempts: list[AttemptRow] | None = None) -> Delivery:
    return Delivery(
        id=row.id,
        topic=row.topic,
        body=row.body,
        status=cast(DeliveryStatus, row.status),
        attempts=row.attempts,
        due_at=row.due_at,
        created_at=row.created_at,
        ended_at=row.ended_at,
        log=tuple(Attempt(one.number, one.at, one.answered, one.error, one.milliseconds) for one in attempts or ()),
    )


def _ping_body(webhook: str) -> str:
    return write_message(PING, to_text(datetime.now(UTC)), {"webhook": webhook})


def _check_active(status: str) -> None:
    if status != "active":
        raise WebhookInactive


def _known(row: DeliveryRow | None) -> DeliveryRow:
    if row is None:
        raise UnknownDelivery
    return row
