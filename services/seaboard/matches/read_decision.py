"""A decision of a seat, open or past."""

from __future__ import annotations

from seaboard.matches.held import Held, look
from seaboard.matches.looks import to_decision
from seaboard.matches.refusals import UnknownDecision
from seaboard.matches.service import Service
from seaboard.matches.words.decisions import Decision
from seaboard.matches.words.people import Caller
from seaboard.store import decisions
from seaboard.store.database import Transaction
from seaboard.store.decisions import DecisionRow

LARGEST_NUMBER = 2**31 - 1


def read_decision(service: Service, caller: Caller, match: str, seat: int, number: int) -> Decision:
    """The decision with its receipt, if it was made. Raises UnknownMatch, UnknownSeat, NotYourSeat, UnknownDecision."""
    with service.database.snapshot() as tx:
        held = look(service, tx, match, caller)
        held.own_seat(caller, seat)
        return to_decision(held, find_decision(tx, held, seat, number))


def find_decision(tx: Transaction, held: Held, seat: int, number: int) -> DecisionRow:
    """The seat's decision of this number. Raises UnknownDecision."""
    row = held.pending.get(seat)
    if row is None or row.number != number:
        known = 1 <= number <= LARGEST_NUMBER
        row = decisions.read_decision(tx, held.id, seat, number) if known else None
    if row is None:
        raise UnknownDecision
    return row
