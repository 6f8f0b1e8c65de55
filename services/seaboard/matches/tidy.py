"""What is kept for a while only is thrown away."""

from __future__ import annotations

from seaboard.matches.service import Service
from seaboard.store import feeds, keys, mailboxes, streams, tokens, webhooks


def tidy(service: Service) -> None:
    """Idempotency keys older than a day, access tokens that have been no good for a month, places of streams whose
    process died, notices and deliveries older than they are kept, and old confirmations."""
    with service.database.transaction() as tx:
        keys.drop_old_keys(tx)
        tokens.drop_dead_tokens(tx)
        streams.forget_streams(tx)
        feeds.drop_old_notices(tx, service.feed_days)
        webhooks.drop_old_deliveries(tx, service.feed_days)
        mailboxes.drop_old_confirmations(tx)
