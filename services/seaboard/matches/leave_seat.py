"""A player gets up before the match starts, or declines an invitation; the seat is open again."""

from __future__ import annotations

from seaboard.engine.events import Told
from seaboard.matches.answer_invitation import decline
from seaboard.matches.events import GotUp
from seaboard.matches.held import hold
from seaboard.matches.inviting import find_own
from seaboard.matches.looks import to_match
from seaboard.matches.refusals import AlreadyStarted, NotYourSeat
from seaboard.matches.service import Service
from seaboard.matches.step import Step
from seaboard.matches.words.matches import Match
from seaboard.matches.words.people import Caller


def leave_seat(service: Service, caller: Caller, match: str, seat: int) -> Match:
    """The match with the seat open. Raises UnknownMatch, UnknownSeat, NotYourSeat, AlreadyStarted (then resign)."""
    with service.database.transaction() as tx:
        held = hold(service, tx, match, caller)
        row = held.seat(seat)
        if row.player_id != caller.player.id:
            raise NotYourSeat
        if held.row.status != "open":
            raise AlreadyStarted
        if row.status == "invited":
            decline(tx, held, find_own(tx, held, caller, seat), "unsaid")
            return to_match(tx, held, caller)
        row.status, row.player_id, row.pick = "open", None, None
        step = Step(held)
        step.rows.seats.append(row)
        step.tell(Told(GotUp(seat)))
        step.inform("seat.left", step.company(caller.player.id), seat=seat, player=caller.player.id)
        step.save(tx)
        return to_match(tx, held, caller)
