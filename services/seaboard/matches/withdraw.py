"""A sealed choice is taken back before the last one is in; the others notice nothing (ALL-2)."""

from __future__ import annotations

from seaboard.matches.service import Service
from seaboard.matches.words import Caller, Decision


def withdraw(service: Service, caller: Caller, match: str, seat: int, number: int, *, if_match: str | None) -> Decision:
    """The decision, open again under its old deadline. Raises UnknownMatch, UnknownSeat, NotYourSeat, UnknownDecision,
    NotSealed, DecisionClosed, DecisionVoid, ETagNeeded, ETagStale.
    """
    raise NotImplementedError
