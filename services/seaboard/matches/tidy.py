"""What is kept for a while only is thrown away."""

from __future__ import annotations

from seaboard.matches.service import Service
from seaboard.store import keys, streams, tokens


def tidy(service: Service) -> None:
    """Idempotency keys older than a day, access tokens that have been no good for a month, and places of streams whose
    process died."""
    with service.database.transaction() as tx:
        keys.drop_old_keys(tx)
        tokens.drop_dead_tokens(tx)
        streams.forget_streams(tx)
