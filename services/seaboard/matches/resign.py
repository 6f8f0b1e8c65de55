"""A seat gives up its part in a running match."""

from __future__ import annotations

from seaboard.engine.events import Told
from seaboard.matches.events import GaveUp
from seaboard.matches.held import hold
from seaboard.matches.looks import to_match
from seaboard.matches.refusals import MatchOver, NotStarted
from seaboard.matches.service import Service
from seaboard.matches.step import Step
from seaboard.matches.words.matches import Match
from seaboard.matches.words.people import Caller


def resign(service: Service, caller: Caller, match: str, seat: int) -> Match:
    """The match after it; repeating it changes nothing. Raises UnknownMatch, UnknownSeat, NotYourSeat, NotStarted,
    MatchOver.
    """
    with service.database.transaction() as tx:
        held = hold(service, tx, match, caller)
        row = held.own_seat(caller, seat)
        if not row.has_left:
            if held.row.status == "open":
                raise NotStarted
            if held.row.status != "running":
                raise MatchOver
            step = Step(held)
            step.tell(Told(GaveUp(seat, "resigned")))
            step.leave(seat, "resigned")
            step.save(tx)
        return to_match(tx, held, caller)
