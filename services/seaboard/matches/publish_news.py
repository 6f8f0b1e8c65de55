"""What is to be told to players is numbered, after the commit, in each player's own feed; who waits for it is woken."""

from __future__ import annotations

from seaboard.matches.send_letter import call_by_letter
from seaboard.matches.send_webhook import add_deliveries
from seaboard.matches.service import Service
from seaboard.store import feeds, outbox

BATCH = 500


def publish_news(service: Service) -> int:
    """One pass of the relay; how many notices it made. All of a pass is told, or the next one tells it."""
    with service.database.transaction() as tx:
        told = feeds.publish_news(tx, BATCH)
        add_deliveries(tx, told)
        call_by_letter(service, tx, told)
        outbox.announce(tx, (notice.player_id for notice in told))
    return len(told)
