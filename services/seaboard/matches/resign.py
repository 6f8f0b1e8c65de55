"""A seat gives up its part in a running match."""

from __future__ import annotations

from seaboard.matches.service import Service
from seaboard.matches.words import Caller, Match


def resign(service: Service, caller: Caller, match: str, seat: int) -> Match:
    """The match after it; repeating it changes nothing. Raises UnknownMatch, UnknownSeat, NotYourSeat, NotStarted,
    MatchOver.
    """
    raise NotImplementedError
