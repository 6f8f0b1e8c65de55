"""Whether this process can serve now."""

from __future__ import annotations

from seaboard.matches.service import Service
from seaboard.matches.words.requests import Readiness
from seaboard.store.database import Failed, Unavailable
from seaboard.store.matches import read_newest_migration
from seaboard.store.migrate import newest_migration


def check_readiness(service: Service) -> Readiness:
    """Looks at the database and its migrations; never raises."""
    try:
        with service.database.snapshot() as tx:
            version = read_newest_migration(tx)
    except Unavailable:
        return Readiness(is_ready=False, parts={"database": "cannot be reached"})
    except Failed:
        return Readiness(is_ready=False, parts={"database": "ready", "migrations": "none was applied"})
    is_ready = version is not None and version >= newest_migration()
    return Readiness(is_ready, {"database": "ready", "migrations": "ready" if is_ready else f"only up to {version}"})
