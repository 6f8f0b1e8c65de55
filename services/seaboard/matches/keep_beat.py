"""The heartbeat of the clocks: a gap in it is an outage, and no clock has run while it lasted."""

from __future__ import annotations

from seaboard.matches.service import Service
from seaboard.store import timings


def keep_beat(service: Service) -> bool:
    """Note that the clocks are swept now; whether that ends an outage, which is noted before anybody is judged late.

    Sweeps need the database and a worker, as playing on does. Where they have been missing for longer than
    `service.outage_seconds`, nobody can be blamed for a deadline.
    """
    with service.database.transaction() as tx:
        last = timings.lock_heartbeat(tx)
        now = timings.beat(tx)
        is_outage = (now - last).total_seconds() > service.outage_seconds
        if is_outage:
            timings.add_outage(tx, last, now)
        return is_outage
