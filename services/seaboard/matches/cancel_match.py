"""Who opened a match calls it off before its start."""

from __future__ import annotations

from seaboard.engine.events import Told
from seaboard.matches.events import Cancelled
from seaboard.matches.held import hold
from seaboard.matches.looks import to_match
from seaboard.matches.refusals import AlreadyStarted
from seaboard.matches.service import Service
from seaboard.matches.step import Step
from seaboard.matches.words.matches import Match
from seaboard.matches.words.people import Caller
from seaboard.store import invitations
from seaboard.store.database import Transaction


def cancel_match(service: Service, caller: Caller, match: str) -> Match:
    """The aborted match; repeating it changes nothing. Raises UnknownMatch, NotYourMatch, AlreadyStarted."""
    with service.database.transaction() as tx:
        held = hold(service, tx, match, caller)
        held.check_opener(caller)
        if held.row.status in ("running", "finished"):
            raise AlreadyStarted
        if held.row.status == "open":
            step = Step(held)
            call_off(tx, step)
            step.inform("match.cancelled", step.company(caller.player.id), player=caller.player.id)
            step.save(tx)
        return to_match(tx, held, caller)


def call_off(tx: Transaction, step: Step) -> None:
    """The open match is over before it began, and nobody is invited to it any more."""
    held = step.held
    held.row.status, held.row.finished_at = "aborted", held.now
    invitations.cancel_invitations(tx, held.id, held.now)
    step.tell(Told(Cancelled()))
