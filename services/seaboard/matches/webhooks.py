"""An owner's webhooks: made, listed, changed, removed, given new secrets. The owner is a player, or an app (its
tenant) that hears for all its players; it goes by its id."""

from __future__ import annotations

import base64
import secrets
from collections.abc import Sequence
from typing import Any, cast, get_args

from seaboard.matches.addresses import fault_of_url
from seaboard.matches.ids import is_id, new_id
from seaboard.matches.refusals import BadWebhook, TooManyWebhooks, UnknownWebhook
from seaboard.matches.send_webhook import BY_CHOICE
from seaboard.matches.service import Service
from seaboard.matches.words.telling import Topic, Webhook, WebhookStatus
from seaboard.store import webhooks
from seaboard.store.database import Transaction
from seaboard.store.webhooks import WebhookRow

WEBHOOKS_MOST = 10
SECRET_BYTES = 32
SECRET_PREFIX = "whsec_"  # noqa: S105  # what every secret begins with
HOURS_OF_AN_OLD_SECRET = 24

TOPICS: tuple[str, ...] = get_args(Topic)
USUAL_TOPICS = tuple(topic for topic in TOPICS if topic != BY_CHOICE)


def add_webhook(
    service: Service, owner: str, *, url: str, topics: Sequence[str] = USUAL_TOPICS, is_shared: bool = False
) -> tuple[Webhook, str]:
    """A new webhook and its secret, which is shown this once. Raises BadWebhook, TooManyWebhooks."""
    secret = secrets.token_bytes(SECRET_BYTES)
    values = {
        **_read(service, url, topics, is_shared),
        "id": new_id(),
        "owner": owner,
        "secret": service.keyring.seal(secret),
        "most": WEBHOOKS_MOST,
    }
    with service.database.transaction() as tx:
        row = webhooks.add_webhook(tx, values)
    if row is None:
        raise TooManyWebhooks(WEBHOOKS_MOST)
    return to_webhook(row), write_secret(secret)


def list_webhooks(service: Service, owner: str) -> list[Webhook]:
    """All of the owner's, oldest first; there are few."""
    with service.database.single() as tx:
        return [to_webhook(row) for row in webhooks.list_webhooks(tx, owner)]


def look_at_webhook(service: Service, owner: str, webhook: str) -> Webhook:
    """One of the owner's. Raises UnknownWebhook."""
    with service.database.single() as tx:
        return to_webhook(find_webhook(tx, owner, webhook))


def change_webhook(
    service: Service,
    owner: str,
    webhook: str,
    *,
    url: str,
    topics: Sequence[str],
    is_shared: bool,
    status: WebhookStatus,
) -> Webhook:
    """The webhook as it is now; one that was closed is made active again so. Raises UnknownWebhook, BadWebhook."""
    values = {**_read(service, url, topics, is_shared), "id": webhook, "owner": owner, "status": status}
    with service.database.transaction() as tx:
        find_webhook(tx, owner, webhook)
        row = webhooks.change_webhook(tx, values)
        tx.has_mail = True
    return to_webhook(_known(row))


def change_secret(service: Service, owner: str, webhook: str) -> tuple[Webhook, str]:
    """A new secret, shown this once. For a day both sign, so that a receiver may change over in between; an older one
    ends at once. Raises UnknownWebhook."""
    secret = secrets.token_bytes(SECRET_BYTES)
    with service.database.transaction() as tx:
        find_webhook(tx, owner, webhook)
        sealed = service.keyring.seal(secret)
        row = webhooks.change_secret(tx, owner, webhook, sealed, HOURS_OF_AN_OLD_SECRET)
    return to_webhook(_known(row)), write_secret(secret)


def remove_webhook(service: Service, owner: str, webhook: str) -> None:
    """Gone with all that waits to be sent to it; nothing happens to one that is not there."""
    if is_id(webhook):
        with service.database.single() as tx:
            webhooks.remove_webhook(tx, owner, webhook)


def find_webhook(tx: Transaction, owner: str, webhook: str) -> WebhookRow:
    """Raises UnknownWebhook."""
    return _known(webhooks.find_webhook(tx, owner, webhook) if is_id(webhook) else None)


def write_secret(secret: bytes) -> str:
    """As the specification writes secrets."""
    return SECRET_PREFIX + base64.b64encode(secret).decode()


def to_webhook(row: WebhookRow) -> Webhook:
    return Webhook(
        id=row.id,
        url=row.url,
        topics=tuple(row.topics),
        is_shared=row.is_shared,
        status=cast(WebhookStatus, row.status),
        old_secret_until=row.old_secret_until,
        failing_since=row.failing_since,
        created_at=row.created_at,
    )


def _known(row: WebhookRow | None) -> WebhookRow:
    if row is None:
        raise UnknownWebhook
    return row


def _read(service: Service, url: str, topics: Sequence[str], is_shared: bool) -> dict[str, Any]:
    fault = fault_of_url(url, service.webhook_networks)
    if fault is not None:
        raise BadWebhook("/url", fault)
    unknown = [topic for topic in topics if topic not in TOPICS]
    if unknown or not topics:
        raise BadWebhook("/topics", f"must be some of {', '.join(TOPICS)}")
    return {"url": url, "topics": list(dict.fromkeys(topics)), "is_shared": is_shared}
