"""Finished matches that have lain for a while are packed into one row each; nobody who reads them notices."""

from __future__ import annotations

from seaboard.matches.service import Service
from seaboard.store import archives

MOST_AT_ONCE = 500


def archive_some(service: Service, days: int | None = None, *, limit: int = MOST_AT_ONCE) -> int:
    """Pack matches that ended at least so many days ago (as the settings say if not given; 0: none ever), the longest
    ago first, each in a transaction of its own. How many they were."""
    after = service.archive_days if days is None else days
    if days is None and after == 0:
        return 0
    packed = 0
    while packed < limit and _archive_one(service, after):
        packed += 1
    return packed


def _archive_one(service: Service, days: int) -> bool:
    with service.database.transaction() as tx:
        match = archives.take_match(tx, days)
        if match is not None:
            archives.archive(tx, match)
    return match is not None
