"""Where a player must choose now."""

from __future__ import annotations

from seaboard.matches.service import Service
from seaboard.matches.words import Caller, Decision, OpenDecisions


def read_open_decision(service: Service, caller: Caller, match: str, seat: int) -> Decision | None:
    """The seat's open or sealed decision, with its legal actions; None if it is asked nothing. Raises UnknownMatch,
    UnknownSeat, NotYourSeat.
    """
    raise NotImplementedError


def read_open_decisions(service: Service, caller: Caller, *, limit: int = 200) -> OpenDecisions:
    """The caller's open decisions in all its matches: one cheap query."""
    raise NotImplementedError
