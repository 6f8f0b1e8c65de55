"""A seat's time has run out where its opponents decide: one of them claims the forfeit, or waits."""

from __future__ import annotations

from seaboard.matches.expire import forfeit
from seaboard.matches.held import Held, hold
from seaboard.matches.looks import to_match
from seaboard.matches.refusals import MatchOver, NotLapsed, NotYourSeat
from seaboard.matches.service import Service
from seaboard.matches.step import Step
from seaboard.matches.words.matches import Match
from seaboard.matches.words.opening import Verdict
from seaboard.matches.words.people import Caller


def claim(service: Service, caller: Caller, match: str, seat: int, verdict: Verdict) -> Match:
    """The match after it; `wait` gives the seat its whole time again. Raises UnknownMatch, UnknownSeat, NotYourSeat,
    NotLapsed, MatchOver.
    """
    with service.database.transaction() as tx:
        held = hold(service, tx, match, caller)
        held.seat(seat)
        _check_opponent(held, caller, seat)
        if held.row.status in ("finished", "aborted"):
            raise MatchOver
        row = held.pending.get(seat)
        if row is None or not held.timing.clocks or not held.timing.clocks[seat].has_lapsed:
            raise NotLapsed
        step = Step(held)
        if verdict == "forfeit":
            forfeit(step, seat)
        else:
            step.restart(row)
            step.tell_deadlines()
        step.save(tx)
        return to_match(tx, held, caller)


def _check_opponent(held: Held, caller: Caller, seat: int) -> None:
    """Raises NotYourSeat for who plays no other seat of the match."""
    others = [one for one in held.seats if one.number != seat and one.status == "taken" and not one.has_left]
    if all(one.player_id != caller.player.id for one in others):
        raise NotYourSeat
