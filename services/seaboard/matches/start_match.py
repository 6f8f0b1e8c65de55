"""A match that starts on call is started by who opened it."""

from __future__ import annotations

from seaboard.matches.held import hold
from seaboard.matches.looks import to_match
from seaboard.matches.refusals import MatchOver, NotFull
from seaboard.matches.service import Service
from seaboard.matches.step import Step
from seaboard.matches.words.matches import Match
from seaboard.matches.words.people import Caller


def start_match(service: Service, caller: Caller, match: str) -> Match:
    """The running match; of one that runs already, just that. Raises UnknownMatch, NotYourMatch, NotFull, MatchOver."""
    with service.database.transaction() as tx:
        held = hold(service, tx, match, caller)
        held.check_opener(caller)
        if held.row.status in ("finished", "aborted"):
            raise MatchOver
        if held.row.status == "open":
            if not held.is_full:
                raise NotFull
            step = Step(held)
            step.begin()
            step.save(tx)
        return to_match(tx, held, caller)
