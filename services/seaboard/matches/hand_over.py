"""A player gets up from a running match, and the seat goes on: a house bot's from now on, or whoever's takes it."""

from __future__ import annotations

from datetime import timedelta

from seaboard.engine.events import Told
from seaboard.matches.events import GaveUp, HandedOver, Vacated
from seaboard.matches.held import Held, hold, hold_for_the_house
from seaboard.matches.inviting import to_millisecond
from seaboard.matches.looks import to_match
from seaboard.matches.refusals import BadSeats, GivenUp, MatchOver, NotStarted, UnknownMatch
from seaboard.matches.service import Service
from seaboard.matches.step import Step
from seaboard.matches.words.matches import Match
from seaboard.matches.words.people import Caller
from seaboard.store import vacancies
from seaboard.store.database import Transaction
from seaboard.store.matches import SeatRow
from seaboard.store.vacancies import VacancyRow

SHORTEST, USUAL, LONGEST = 60, 24 * 3600, 7 * 24 * 3600
"""How many seconds a seat may wait for somebody."""


def hand_to_house(service: Service, caller: Caller, match: str, seat: int, level: str) -> Match:
    """The match in which a house bot goes on in the caller's seat; repeated, it changes nothing. Raises UnknownMatch,
    UnknownSeat, NotYourSeat, NotStarted, MatchOver, GivenUp, BadSeats.
    """
    with service.database.transaction() as tx:
        held = hold(service, tx, match, caller)
        if _has_got_up(tx, held, caller, seat):
            return to_match(tx, held, caller)
        row = _get_up(tx, held, caller, seat)
        _check_level(held, level)
        step = Step(held)
        _seat_bot(step, row, level)
        step.inform("seat.left", step.company(caller.player.id), seat=seat, player=caller.player.id)
        step.save(tx)
        return to_match(tx, held, caller)


def vacate(
    service: Service, caller: Caller, match: str, seat: int, *, expires_in: int = USUAL, level: str | None = None
) -> Match:
    """The match in which the caller's seat waits for somebody to go on, its clock running; if nobody comes in time, a
    house bot of `level` does, or the seat gives up. Raises as `hand_to_house` does.
    """
    if not SHORTEST <= expires_in <= LONGEST:
        raise BadSeats("/expires_in", f"must be between {SHORTEST} and {LONGEST}")
    with service.database.transaction() as tx:
        held = hold(service, tx, match, caller)
        if _has_got_up(tx, held, caller, seat):
            return to_match(tx, held, caller)
        row = _get_up(tx, held, caller, seat)
        if level is not None:
            _check_level(held, level)
        end = held.now + timedelta(seconds=expires_in)
        row.status, row.player_id = "open", None
        vacancies.add_vacancy(tx, held.id, VacancyRow(seat, level, end))
        step = Step(held)
        step.tell(Told(Vacated(seat, to_millisecond(end))))
        step.reseat(row)
        step.inform("seat.left", step.company(caller.player.id), seat=seat, player=caller.player.id)
        step.save(tx)
        return to_match(tx, held, caller)


def _has_got_up(tx: Transaction, held: Held, caller: Caller, seat: int) -> bool:
    """Whether this was asked before, and nobody has taken the seat since."""
    return held.seat(seat).status != "taken" and vacancies.read_sitting(tx, held.id, caller.player.id) == seat


def _get_up(tx: Transaction, held: Held, caller: Caller, seat: int) -> SeatRow:
    """The caller's seat, of which it is noted that the caller knows what it knew."""
    row = held.own_seat(caller, seat)
    if held.row.status == "open":
        raise NotStarted
    if held.row.status != "running":
        raise MatchOver
    if row.has_left:
        raise GivenUp
    vacancies.add_sitting(tx, held.id, caller.player.id, seat)
    return row


def _check_level(held: Held, level: str) -> None:
    if level not in held.entry.bots:
        raise BadSeats("/level", f"must be one of {', '.join(held.entry.bots)}")


def _seat_bot(step: Step, row: SeatRow, level: str) -> None:
    row.status, row.player_id, row.level = "house", None, level
    step.tell(Told(HandedOver(row.number, level)))
    step.reseat(row)


# Nobody came


def list_expired_vacancies(service: Service, *, limit: int = 500) -> list[str]:
    """Matches with a seat that may have waited long enough, longest ago first. Locks nothing."""
    with service.database.single() as tx:
        return vacancies.list_expired_vacancies(tx, limit)


def expire_vacancies(service: Service, match: str) -> int:
    """Fill, or give up, every seat of the match that has waited long enough; how many there were. Late or repeated it
    changes nothing."""
    with service.database.transaction() as tx:
        try:
            held = hold_for_the_house(service, tx, match)
        except UnknownMatch:
            return 0
        due = [row for row in vacancies.read_vacancies(tx, held.id) if row.expires_at <= held.now]
        step, done = Step(held), 0
        for vacancy in due:
            vacancies.drop_vacancy(tx, held.id, vacancy.seat)
            if is_vacant(held, held.seats[vacancy.seat]):
                _end(step, vacancy)
                done += 1
        if done:
            step.save(tx)
        return done


def is_vacant(held: Held, row: SeatRow) -> bool:
    """Whether somebody may go on in this seat of a running match."""
    return held.row.status == "running" and row.status == "open" and not row.has_left


def _end(step: Step, vacancy: VacancyRow) -> None:
    if vacancy.level is not None:
        _seat_bot(step, step.held.seats[vacancy.seat], vacancy.level)
        return
    step.tell(Told(GaveUp(vacancy.seat, "resigned")))
    step.leave(vacancy.seat, "resigned")
