"""Whether this process can serve now."""

from __future__ import annotations

from seaboard.matches.service import Service
from seaboard.matches.words import Readiness


def check_readiness(service: Service) -> Readiness:
    """Looks at the database and its migrations; never raises."""
    raise NotImplementedError
