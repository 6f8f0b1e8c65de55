"""Where a player must choose now."""

from __future__ import annotations

from seaboard.matches.held import look
from seaboard.matches.list_matches import read_urgent
from seaboard.matches.looks import digest, to_decision
from seaboard.matches.service import Service
from seaboard.matches.words.decisions import Decision, OpenDecision, OpenDecisions
from seaboard.matches.words.people import Caller
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


def read_open_decisions(
    service: Service, caller: Caller, *, cursor: str | None = None, limit: int = 200
) -> OpenDecisions:
    """The caller's open decisions in all its matches: one walk through an index, however many matches it has. Raises
    BadCursor."""
    with service.database.snapshot() as tx:
        rows, following = read_urgent(tx, caller, list(service.catalogue), cursor, limit)
        now = read_clock(tx)
    found = tuple(
        OpenDecision(row.match_id, row.game, row.seat, row.number, row.opened_at, row.deadline) for row in rows
    )
    etag = digest([f"{one.match}.{one.seat}.{one.number}.{one.deadline}" for one in found], following)
    return OpenDecisions(found, following, etag, now)
