"""Before the start a seat adds a nonce to the match's chance, so that not even the service can have chosen the deal."""

from __future__ import annotations

from seaboard.engine.events import Told
from seaboard.matches.events import NonceAdded
from seaboard.matches.held import Held, hold
from seaboard.matches.looks import to_match
from seaboard.matches.refusals import AlreadyStarted
from seaboard.matches.service import Service
from seaboard.matches.step import Step
from seaboard.matches.words.matches import Match
from seaboard.matches.words.people import Caller
from seaboard.store import papers
from seaboard.store.database import Transaction


def add_nonce(service: Service, caller: Caller, match: str, seat: int, nonce: bytes) -> Match:
    """The match; that the seat has added one is public, the nonce itself is shown in the replay. Adding another one
    replaces it. Raises UnknownMatch, UnknownSeat, NotYourSeat, AlreadyStarted.
    """
    with service.database.transaction() as tx:
        held = hold(service, tx, match, caller)
        held.own_seat(caller, seat)
        if held.row.status != "open":
            raise AlreadyStarted
        step = Step(held)
        put_nonce(tx, step, seat, nonce)
        step.save(tx)
        return to_match(tx, held, caller)


def put_nonce(tx: Transaction, step: Step, seat: int, nonce: bytes) -> None:
    """One for each seat, in order; that of a seat which adds none is empty."""
    held: Held = step.held
    if not held.row.nonces:
        held.row.nonces = [b""] * len(held.seats)
    held.row.nonces[seat] = nonce
    papers.set_nonces(tx, held.id, held.row.nonces)
    step.tell(Told(NonceAdded(seat)))
