"""Who has a private match's join code looks at the match, or sits down in it."""

from __future__ import annotations

from seaboard.matches.held import Held, hold_for_the_house, look_for_the_house
from seaboard.matches.join_codes import read_code
from seaboard.matches.looks import to_match
from seaboard.matches.refusals import SeatTaken, UnknownCode
from seaboard.matches.service import Service
from seaboard.matches.take_seat import sit
from seaboard.matches.words.matches import Match
from seaboard.matches.words.people import Caller
from seaboard.store import matches
from seaboard.store.database import Transaction
from seaboard.store.matches import SeatRow


def look_by_code(service: Service, caller: Caller, code: str) -> Match:
    """The match that the code leads to, to see its seats before one sits down. Raises UnknownCode."""
    with service.database.snapshot() as tx:
        return to_match(tx, look_for_the_house(service, tx, _find(tx, code, caller)), caller)


def join_match(
    service: Service, caller: Caller, code: str, *, seat: int | None = None, pick: str | None = None
) -> Match:
    """The match with the caller in the seat: if none is named, in the one kept for it, or in the first that is open.
    Repeated, it changes nothing. Raises UnknownCode, UnknownSeat, SeatTaken, AlreadySeated, AlreadyStarted, BadPick,
    PickTaken, MatchOver, NotWelcome.
    """
    with service.database.transaction() as tx:
        held = hold_for_the_house(service, tx, _find(tx, code, caller))
        row = _choose(held, caller) if seat is None else held.seat(seat)
        return sit(tx, held, caller, row, pick)


def _find(tx: Transaction, text: str, caller: Caller) -> str:
    code = read_code(text)
    match = None if code is None else matches.find_match_by_code(tx, code, caller.tenant)
    if match is None:
        raise UnknownCode
    return match


def _choose(held: Held, caller: Caller) -> SeatRow:
    own = [seat for seat in held.seats if seat.player_id == caller.player.id]
    for seat in [*own, *(seat for seat in held.seats if seat.status == "open" and not seat.has_left)]:
        return seat
    raise SeatTaken
