"""A decision of a seat, open or past."""

from __future__ import annotations

from seaboard.matches.service import Service
from seaboard.matches.words import Caller, Decision


def read_decision(service: Service, caller: Caller, match: str, seat: int, number: int) -> Decision:
    """The decision with its receipt, if it was made. Raises UnknownMatch, UnknownSeat, NotYourSeat, UnknownDecision."""
    raise NotImplementedError
