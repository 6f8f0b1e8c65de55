"""A player is back at a seat for which a house bot has played."""

from __future__ import annotations

from seaboard.matches.held import hold
from seaboard.matches.looks import to_match
from seaboard.matches.refusals import MatchOver, NotStarted
from seaboard.matches.service import Service
from seaboard.matches.step import Step
from seaboard.matches.words.matches import Match
from seaboard.matches.words.people import Caller


def come_back(service: Service, caller: Caller, match: str, seat: int) -> Match:
    """The match with the player at its seat; repeated, it changes nothing. Raises UnknownMatch, UnknownSeat,
    NotYourSeat, NotStarted, MatchOver.
    """
    with service.database.transaction() as tx:
        held = hold(service, tx, match, caller)
        held.own_seat(caller, seat)
        if held.row.status == "open":
            raise NotStarted
        if held.row.status != "running":
            raise MatchOver
        if held.has_stand_in(seat):
            step = Step(held)
            step.hand_back(seat)
            step.save(tx)
        return to_match(tx, held, caller)
