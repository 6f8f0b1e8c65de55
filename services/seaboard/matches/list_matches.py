"""A list of matches, newest first, in parts that stay stable while matches come and go."""

from __future__ import annotations

from seaboard.matches.held import Held, tenant_of
from seaboard.matches.ids import is_id
from seaboard.matches.looks import players_in, write_match
from seaboard.matches.refusals import BadCursor, NotSignedIn
from seaboard.matches.service import Service
from seaboard.matches.words import Caller, MatchPage, MatchStatus
from seaboard.store import decisions, matches
from seaboard.store.database import Transaction
from seaboard.store.matches import MatchRow
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
            tenant=tenant_of(caller),
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
    return [
        Held(service.find_game(row.game), row, seats[row.id], {one.seat: one for one in pending[row.id]}, now)
        for row in rows
    ]
