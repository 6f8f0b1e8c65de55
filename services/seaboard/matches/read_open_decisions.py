"""Where a player must choose now."""

from __future__ import annotations

from seaboard.matches.held import look
from seaboard.matches.looks import to_decision
from seaboard.matches.service import Service
from seaboard.matches.words import Caller, Decision, OpenDecision, OpenDecisions
from seaboard.store import decisions
from seaboard.store.wholes import read_clock


def read_open_decision(service: Service, caller: Caller, match: str, seat: int) -> Decision | None:
    """The seat's open or sealed decision, with its legal actions; None if it is asked nothing. Raises UnknownMatch,
    UnknownSeat, NotYourSeat.
    """
    with service.database.snapshot() as tx:
        held = look(service, tx, match, caller)
    held.own_seat(caller, seat)
    row = held.pending.get(seat)
    return None if row is None else to_decision(held, row)


def read_open_decisions(service: Service, caller: Caller, *, limit: int = 200) -> OpenDecisions:
    """The caller's open decisions in all its matches: one cheap query."""
    with service.database.snapshot() as tx:
        rows, now = decisions.list_open_decisions(tx, caller.player.id, limit), read_clock(tx)
    found = (OpenDecision(row.match_id, row.game, row.seat, row.number, row.opened_at, row.deadline) for row in rows)
    return OpenDecisions(tuple(found), now)
