"""A player sits down: in an open seat, or in the one it is invited to."""

from __future__ import annotations

from seaboard.matches.service import Service
from seaboard.matches.words import Caller, Match


def take_seat(service: Service, caller: Caller, match: str, seat: int, *, pick: str | None = None) -> Match:
    """The match with the caller in the seat; started, if that was its last and it starts when full. Repeating it changes
    nothing. Raises UnknownMatch, UnknownSeat, SeatTaken, AlreadySeated, AlreadyStarted, BadPick, PickTaken, MatchOver.
    """
    raise NotImplementedError
