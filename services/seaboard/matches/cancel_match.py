"""Who opened a match calls it off before its start."""

from __future__ import annotations

from seaboard.matches.service import Service
from seaboard.matches.words import Caller, Match


def cancel_match(service: Service, caller: Caller, match: str) -> Match:
    """The aborted match; repeating it changes nothing. Raises UnknownMatch, NotYourMatch, AlreadyStarted."""
    raise NotImplementedError
