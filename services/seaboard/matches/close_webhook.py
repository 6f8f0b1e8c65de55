"""Nothing more is sent to a webhook, and whoever owns it is told: a player in its feed, an app in its audit log."""

from __future__ import annotations

from seaboard.matches.audit import SERVICE, note
from seaboard.matches.ids import new_id
from seaboard.matches.words.telling import Topic, WebhookStatus
from seaboard.store import feeds, players, webhooks
from seaboard.store.database import Transaction

CLOSED: Topic = "webhook.closed"


def close_webhook(tx: Transaction, webhook: str, status: WebhookStatus) -> None:
    """It is `gone` or `given-up` from now on, with all that waited for it. Nothing happens if it was closed before."""
    owner = webhooks.close_webhook(tx, webhook, status)
    if owner is None:
        return
    if owner in players.find_players(tx, [owner]):
        feeds.add_news(tx, owner, new_id(), CLOSED, {"webhook": webhook})
    else:
        note(tx, owner, SERVICE, "webhook-closed", webhook, status=status)
