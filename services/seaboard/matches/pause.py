"""A match is paused when all its players have asked for it, and resumed by any of them."""

from __future__ import annotations

from collections.abc import Callable

from seaboard.engine.events import Told
from seaboard.matches.events import PauseAsked, Paused, Resumed
from seaboard.matches.held import Held, hold
from seaboard.matches.looks import to_match
from seaboard.matches.refusals import MatchOver, NoClock, NotStarted
from seaboard.matches.service import Service
from seaboard.matches.step import Step
from seaboard.matches.words.matches import Match
from seaboard.matches.words.people import Caller


def ask_for_pause(service: Service, caller: Caller, match: str, seat: int) -> Match:
    """The match, paused if the caller's was the last seat to ask; house bots always agree. Repeated, it changes
    nothing. Raises UnknownMatch, UnknownSeat, NotYourSeat, NotStarted, NoClock, MatchOver.
    """
    return _change(service, caller, match, seat, _ask)


def resume(service: Service, caller: Caller, match: str, seat: int) -> Match:
    """The match with its clocks running; what the seat asked for is forgotten. Raises the same."""
    return _change(service, caller, match, seat, _resume)


def _change(service: Service, caller: Caller, match: str, seat: int, act: Callable[[Step, int], bool]) -> Match:
    with service.database.transaction() as tx:
        held = hold(service, tx, match, caller)
        held.own_seat(caller, seat)
        _check(held)
        step = Step(held)
        if act(step, seat):
            step.save(tx)
        return to_match(tx, held, caller)


def _check(held: Held) -> None:
    if held.row.status == "open":
        raise NotStarted
    if held.row.status != "running":
        raise MatchOver
    if held.timing.control is None:
        raise NoClock


def _ask(step: Step, seat: int) -> bool:
    held, timing = step.held, step.held.timing
    if timing.is_paused or seat in timing.wants_pause:
        return False
    timing.wants_pause.add(seat)
    step.tell(Told(PauseAsked(seat)))
    if timing.wants_pause >= _players(held):
        timing.pause(held.now, [held.stops(number) for number in range(len(held.seats))])
        step.tell(Told(Paused()))
        step.show_clocks()
    return True


def _resume(step: Step, seat: int) -> bool:
    held, timing = step.held, step.held.timing
    if timing.is_paused:
        timing.resume(held.now)
        step.tell(Told(Resumed(seat)))
        step.show_clocks()
        return True
    if seat in timing.wants_pause:
        timing.wants_pause.remove(seat)
        return True
    return False


def _players(held: Held) -> set[int]:
    """The seats whose players must agree."""
    return {
        seat.number
        for seat in held.seats
        if seat.status == "taken" and not seat.has_left and not held.has_stand_in(seat.number)
    }
