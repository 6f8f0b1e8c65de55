"""What is kept for a while only is thrown away."""

from __future__ import annotations

from seaboard.matches.service import Service
from seaboard.store import feeds, keys, streams, webhooks


def tidy(service: Service) -> None:
    """Idempotency keys older than a day, places of streams whose process died, and notices and deliveries older than
    they are kept."""
    with service.database.transaction() as tx:
        keys.drop_old_keys(tx)
        streams.forget_streams(tx)
        feeds.drop_old_notices(tx, service.feed_days)
        webhooks.drop_old_deliveries(tx, service.feed_days)
