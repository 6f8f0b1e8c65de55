"""One match, as everybody who may see it may know it."""

from __future__ import annotations

from seaboard.matches.held import look
from seaboard.matches.looks import to_match
from seaboard.matches.service import Service
from seaboard.matches.words.matches import Match
from seaboard.matches.words.people import Caller


def look_at_match(service: Service, caller: Caller | None, match: str) -> Match:
    """The match now. Raises UnknownMatch."""
    with service.database.snapshot() as tx:
        return to_match(tx, look(service, tx, match, caller), caller)
