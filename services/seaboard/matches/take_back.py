"""A seat takes back its last choice, where nothing came of it but what it saw itself."""

from __future__ import annotations

from seaboard.engine import codec
from seaboard.engine.events import Told
from seaboard.matches.events import TakenBack
from seaboard.matches.held import Held, hold
from seaboard.matches.looks import to_decision
from seaboard.matches.read_decision import find_decision
from seaboard.matches.refusals import CannotTakeBack, MatchOver, TooLate
from seaboard.matches.service import Service
from seaboard.matches.step import Step
from seaboard.matches.words.decisions import Decision
from seaboard.matches.words.people import Caller
from seaboard.store import undos
from seaboard.store.database import Transaction
from seaboard.store.undos import UndoRow


def take_back(service: Service, caller: Caller, match: str, seat: int, number: int) -> Decision:
    """The seat's new decision, which asks again what decision `number` asked, under its old deadline. It may be done as
    long as nothing was revealed, no chance was used and no other seat was asked. Raises UnknownMatch, UnknownSeat,
    NotYourSeat, UnknownDecision, CannotTakeBack, TooLate, MatchOver.
    """
    with service.database.transaction() as tx:
        held = hold(service, tx, match, caller)
        held.own_seat(caller, seat)
        row = find_decision(tx, held, seat, number)
        if held.row.status in ("finished", "aborted"):
            raise MatchOver
        undo = _find(tx, held, seat, number)
        if undo.deadline is not None and undo.deadline <= held.now:
            raise TooLate
        step = Step(held)
        held.state = codec.decode(held.game.state_type, undo.state)
        undos.drop_choice(tx, held.id, undo.entry)
        step.tell(Told(TakenBack(seat, number, undo.events)))
        fresh = step.ask_again(row, undo.deadline, undo.clock)
        step.save(tx)
        return to_decision(held, fresh)


def _find(tx: Transaction, held: Held, seat: int, number: int) -> UndoRow:
    """Raises CannotTakeBack."""
    pending = held.pending.get(seat)
    if held.timing.is_paused or pending is None or pending.status != "open" or list(held.pending) != [seat]:
        raise CannotTakeBack
    undo = undos.take_undo(tx, held.id, held.row.last_choice)
    if undo is None or (undo.seat, undo.number) != (seat, number):
        raise CannotTakeBack
    return undo
