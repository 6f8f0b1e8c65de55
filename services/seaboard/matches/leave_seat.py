"""A player gets up before the match starts, or declines an invitation; the seat is open again."""

from __future__ import annotations

from seaboard.matches.service import Service
from seaboard.matches.words import Caller, Match


def leave_seat(service: Service, caller: Caller, match: str, seat: int) -> Match:
    """The match with the seat open. Raises UnknownMatch, UnknownSeat, NotYourSeat, AlreadyStarted (then one resigns)."""
    raise NotImplementedError
