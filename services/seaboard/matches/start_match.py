"""A match that starts on call is started by who opened it."""

from __future__ import annotations

from seaboard.matches.service import Service
from seaboard.matches.words import Caller, Match


def start_match(service: Service, caller: Caller, match: str) -> Match:
    """The running match; of one that runs already, just that. Raises UnknownMatch, NotYourMatch, NotFull, MatchOver."""
    raise NotImplementedError
