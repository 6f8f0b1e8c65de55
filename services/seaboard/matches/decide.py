"""A seat makes its choice: once, however often it is sent."""

from __future__ import annotations

from typing import Any

from seaboard.matches.service import Service
from seaboard.matches.words import Caller, Receipt


def decide(
    service: Service,
    caller: Caller,
    match: str,
    seat: int,
    number: int,
    actions: Any,
    *,
    if_match: str | None = None,
) -> Receipt:
    """The receipt of the choice, the same for each repetition of it. `actions` is JSON data, a list of actions.

    With `if_match` (the decision's ETag) a sealed choice is replaced. Raises UnknownMatch, UnknownSeat, NotYourSeat,
    UnknownDecision, NotStarted, MatchOver, BadChoice, IllegalAction, DecisionClosed, DecisionVoid, ETagNeeded, ETagStale.
    """
    raise NotImplementedError
