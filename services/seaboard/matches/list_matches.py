"""A list of matches, newest first, in parts that stay stable while matches come and go."""

from __future__ import annotations

from datetime import datetime, timedelta

from seaboard.matches.held import Held
from seaboard.matches.ids import is_id
from seaboard.matches.looks import players_in, write_match
from seaboard.matches.refusals import BadCursor, NotSignedIn
from seaboard.matches.service import Service
from seaboard.matches.timing import Timing, read_timing
from seaboard.matches.words import Caller, MatchPage, MatchStatus
from seaboard.store import decisions, matches, timings
from seaboard.store.database import Transaction
from seaboard.store.decisions import DecisionRow
from seaboard.store.matches import MatchRow, SeatRow
from seaboard.store.wholes import read_clock


def list_matches(
    service: Service,
    caller: Caller | None,
    *,
    game: str | None = None,
    status: MatchStatus | None = None,
    mine: bool = False,
    cursor: str | None = None,
    limit: int = 50,
) -> MatchPage:
    """The matches that the caller may see. `mine` keeps those where the caller sits, is invited, or which it opened.
    Raises BadCursor, and NotSignedIn for `mine` without a caller.
    """
    if mine and caller is None:
        raise NotSignedIn
    if cursor is not None and not is_id(cursor):
        raise BadCursor("/cursor", "is none that was given out")
    with service.database.snapshot() as tx:
        rows = matches.list_matches(
            tx,
            player=None if caller is None else caller.player.id,
            mine=mine,
            game=game,
            status=status,
            cursor=cursor,
            limit=limit + 1,
        )
        page = [row for row in rows[:limit] if row.game in service.catalogue]
        held = _hold_all(service, tx, page)
        players = players_in(tx, page, [seat for one in held for seat in one.seats])
    following = rows[limit - 1].id if len(rows) > limit else None
    return MatchPage(tuple(write_match(one, caller, players) for one in held), following)


def _hold_all(service: Service, tx: Transaction, rows: list[MatchRow]) -> list[Held]:
    ids = [row.id for row in rows]
    seats, pending, now = matches.read_seats(tx, ids), decisions.read_pending(tx, ids), read_clock(tx)
    contents = timings.read_timings(tx, ids)
    return [
        _hold(
            service,
            row,
            seats[row.id],
            pending[row.id],
            now,
            read_timing(contents[row.id]) if row.id in contents else Timing(),
        )
        for row in rows
    ]


def _hold(
    service: Service, row: MatchRow, seats: list[SeatRow], pending: list[DecisionRow], now: datetime, timing: Timing
) -> Held:
    by_seat = {one.seat: one for one in pending}
    return Held(service.find_game(row.game), row, seats, by_seat, now + timedelta(seconds=timing.ahead), timing)
