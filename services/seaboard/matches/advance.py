"""Who opened a sandbox moves its clock forward; what would have run out on the way runs out, in its order."""

from __future__ import annotations

from datetime import datetime, timedelta

from seaboard.engine.events import Told
from seaboard.matches.events import Advanced
from seaboard.matches.expire import expire
from seaboard.matches.held import Held, hold
from seaboard.matches.looks import to_match
from seaboard.matches.refusals import MatchOver, NotSandbox
from seaboard.matches.service import Service
from seaboard.matches.step import Step
from seaboard.matches.words.matches import Match
from seaboard.matches.words.people import Caller
from seaboard.store.database import Transaction
from seaboard.store.outbox import Mail, add_mail

ALARMS_MOST = 200


def advance(service: Service, caller: Caller, match: str, seconds: int) -> Match:
    """The match so many seconds later; earlier, if 200 alarms have rung on the way or it is over. Raises UnknownMatch,
    NotYourMatch, NotSandbox, MatchOver.
    """
    with service.database.transaction() as tx:
        held = hold(service, tx, match, caller)
        held.check_opener(caller)
        if not held.timing.is_sandbox:
            raise NotSandbox
        if held.row.status in ("finished", "aborted"):
            raise MatchOver
        target = held.now + timedelta(seconds=seconds)
        for _ in range(ALARMS_MOST):
            alarm = _next_alarm(held)
            if alarm is None or alarm > target:
                _move(tx, held, target)
                break
            _move(tx, held, alarm)
            expire(service, match)
            held = hold(service, tx, match, caller)
        held = hold(service, tx, match, caller)
        _send_for_bots(tx, held)
        return to_match(tx, held, caller)


def _send_for_bots(tx: Transaction, held: Held) -> None:
    """House bots that are still to choose do: what their job waited for has come, or it was lost."""
    rows = [row for row in held.pending.values() if row.is_house and row.status == "open" and not row.has_chosen]
    if rows:
        now = held.to_real(held.now)
        add_mail(tx, [Mail("bot", held.id, row.seat, row.number, now) for row in rows])


def _next_alarm(held: Held) -> datetime | None:
    rows = (row for row in held.pending.values() if row.status == "open")
    return min((found for row in rows if (found := held.deadline(row)) is not None), default=None)


def _move(tx: Transaction, held: Held, time: datetime) -> None:
    """The match's clock shows this time now, if it was behind it."""
    seconds = max(0.0, (time - held.now).total_seconds())
    held.timing.ahead += seconds
    held.now += timedelta(seconds=seconds)
    step = Step(held)
    step.tell(Told(Advanced(round(seconds))))
    step.set_alarms()
    step.save(tx)
