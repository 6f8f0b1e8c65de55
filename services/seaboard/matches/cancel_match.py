"""Who opened a match calls it off before its start."""

from __future__ import annotations

from seaboard.engine.events import Told
from seaboard.matches.events import Cancelled
from seaboard.matches.held import hold
from seaboard.matches.looks import to_match
from seaboard.matches.refusals import AlreadyStarted
from seaboard.matches.service import Service
from seaboard.matches.step import Step
from seaboard.matches.words import Caller, Match


def cancel_match(service: Service, caller: Caller, match: str) -> Match:
    """The aborted match; repeating it changes nothing. Raises UnknownMatch, NotYourMatch, AlreadyStarted."""
    with service.database.transaction() as tx:
        held = hold(service, tx, match, caller)
        held.check_opener(caller)
        if held.row.status in ("running", "finished"):
            raise AlreadyStarted
        if held.row.status == "open":
            held.row.status, held.row.finished_at = "aborted", held.now
            step = Step(held)
            step.tell(Told(Cancelled()))
            step.inform("match.cancelled", step.company(caller.player.id), player=caller.player.id)
            step.save(tx)
        return to_match(tx, held, caller)
