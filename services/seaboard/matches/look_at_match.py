"""One match, as everybody who may see it may know it."""

from __future__ import annotations

from seaboard.matches.service import Service
from seaboard.matches.words import Caller, Match


def look_at_match(service: Service, caller: Caller | None, match: str) -> Match:
    """The match now. Raises UnknownMatch."""
    raise NotImplementedError
