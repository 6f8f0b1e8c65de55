"""A sealed choice is taken back before the last one is in; the others notice nothing (ALL-2)."""

from __future__ import annotations

from seaboard.matches.decide import check_open
from seaboard.matches.held import hold
from seaboard.matches.looks import etag_of, to_decision
from seaboard.matches.read_decision import find_decision
from seaboard.matches.refusals import ETagNeeded, ETagStale, NotSealed
from seaboard.matches.service import Service
from seaboard.matches.step import Step
from seaboard.matches.words.decisions import Decision
from seaboard.matches.words.people import Caller


def withdraw(service: Service, caller: Caller, match: str, seat: int, number: int, *, if_match: str | None) -> Decision:
    """The decision, open again under its old deadline. Raises UnknownMatch, UnknownSeat, NotYourSeat, UnknownDecision,
    NotSealed, DecisionClosed, DecisionVoid, TooLate, ETagNeeded, ETagStale.
    """
    with service.database.transaction() as tx:
        held = hold(service, tx, match, caller)
        held.own_seat(caller, seat)
        row = find_decision(tx, held, seat, number)
        check_open(held, row)
        if row.status != "sealed":
            raise NotSealed
        if if_match is None:
            raise ETagNeeded
        if if_match != etag_of(row):
            raise ETagStale
        step = Step(held)
        step.unseal(row)
        step.save(tx)
        return to_decision(held, row)
