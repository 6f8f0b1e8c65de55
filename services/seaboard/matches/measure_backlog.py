"""How far behind the house is: what an operator's alarms watch."""

from __future__ import annotations

from dataclasses import asdict

from seaboard.matches.service import Service
from seaboard.store.backlog import read_backlog
from seaboard.store.database import Failed, Unavailable


def measure_backlog(service: Service) -> dict[str, float] | None:
    """Seconds for which the oldest row of the outbox, deadline and question to a house bot have been due, 0 where
    nothing is; None if the database does not answer."""
    try:
        with service.database.single() as tx:
            found = asdict(read_backlog(tx))
    except (Unavailable, Failed):
        return None
    return {name: seconds or 0.0 for name, seconds in found.items()}
