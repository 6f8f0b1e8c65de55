"""Lists of matches, in parts that stay stable while matches come and go, each as cheap as the first."""

from __future__ import annotations

from datetime import datetime, timedelta

from seaboard.matches.cursors import read_cursor, write_cursor
from seaboard.matches.held import Held, read_clocks, tenant_of
from seaboard.matches.ids import is_id
from seaboard.matches.looks import digest, players_in, write_match
from seaboard.matches.refusals import BadCursor, NotSignedIn
from seaboard.matches.service import Service
from seaboard.matches.words.matches import MatchFilter, MatchPage, MatchStatus
from seaboard.matches.words.people import Caller
from seaboard.store import decisions, matches, timings
from seaboard.store.database import Transaction
from seaboard.store.decisions import START, DecisionRow, OpenRow, Urgency
from seaboard.store.matches import MatchRow, SeatRow, Which
from seaboard.store.timings import TimingRow
from seaboard.store.wholes import read_clock

STATUSES: tuple[MatchStatus, ...] = ("open", "running", "finished", "aborted")
LISTS: dict[MatchFilter, Which] = {"all": "list_matches", "mine": "list_my_matches", "free": "list_free_matches"}


def list_matches(
    service: Service,
    caller: Caller | None,
    *,
    game: str | None = None,
    status: MatchStatus | None = None,
    show: MatchFilter = "all",
    cursor: str | None = None,
    limit: int = 50,
) -> MatchPage:
    """The matches that the caller may see, newest first. `show` keeps those that are `mine` (where the caller sits, is
    invited, or which it opened), those that wait for `my-turn` (the most urgent first), or those with a seat `free` for
    it (if no status is named: of those that have not started). Raises BadCursor, and NotSignedIn for `mine` and
    `my-turn` without a caller.
    """
    if caller is None and show in ("mine", "my-turn"):
        raise NotSignedIn
    games = [one for one in service.catalogue if game in (None, one)]
    statuses = [one for one in STATUSES if status in (None, one)]
    if show == "free" and status is None:
        statuses = ["open"]
    with service.database.snapshot() as tx:
        if show == "my-turn":
            assert caller is not None
            ids, following = _urgent(tx, caller, games if "running" in statuses else [], cursor, limit)
        else:
            ids, following = _newest(tx, caller, LISTS[show], games, statuses, cursor, limit)
        rows = matches.read_matches(tx, ids)
        held = _hold_all(service, tx, rows)
        players = players_in(tx, rows, [seat for one in held for seat in one.seats])
    page = tuple(write_match(one, caller, players) for one in held)
    return MatchPage(page, following, digest([f"{one.id}.{one.etag}" for one in page], following))


def _newest(
    tx: Transaction,
    caller: Caller | None,
    which: Which,
    games: list[str],
    statuses: list[MatchStatus],
    cursor: str | None,
    limit: int,
) -> tuple[list[str], str | None]:
    if cursor is not None and not is_id(cursor):
        raise BadCursor("/after", "is none that was given out")
    player = None if caller is None else caller.player.id
    ids = matches.list_matches(
        tx,
        which,
        tenant=tenant_of(caller),
        player=player,
        games=games,
        statuses=statuses,
        cursor=cursor,
        limit=limit + 1,
    )
    return ids[:limit], ids[limit - 1] if len(ids) > limit else None


def _urgent(
    tx: Transaction, caller: Caller, games: list[str], cursor: str | None, limit: int
) -> tuple[list[str], str | None]:
    rows, following = read_urgent(tx, caller, games, cursor, limit)
    return [row.match_id for row in rows], following


def read_urgent(
    tx: Transaction, caller: Caller, games: list[str], cursor: str | None, limit: int
) -> tuple[list[OpenRow], str | None]:
    """A page of what waits for the caller, the most urgent first. A cursor stays good when what it points to is gone.
    Raises BadCursor."""
    after = START if cursor is None else Urgency(*read_cursor(cursor, "Tti"))
    rows = decisions.list_open_decisions(tx, caller.player.id, games=games, after=after, limit=limit + 1)
    last = rows[limit - 1] if len(rows) > limit else None
    following = None if last is None else write_cursor(last.deadline, last.opened_at, last.match_id)
    return rows[:limit], following


def _hold_all(service: Service, tx: Transaction, rows: list[MatchRow]) -> list[Held]:
    ids = [row.id for row in rows]
    seats, pending, now = matches.read_seats(tx, ids), decisions.read_pending(tx, ids), read_clock(tx)
    clocks = timings.read_timings(tx, ids)
    return [_hold(service, row, seats[row.id], pending[row.id], now, clocks[row.id]) for row in rows]


def _hold(
    service: Service,
    row: MatchRow,
    seats: list[SeatRow],
    pending: list[DecisionRow],
    now: datetime,
    clocks: list[TimingRow],
) -> Held:
    by_seat = {one.seat: one for one in pending}
    timing, breaks = read_clocks(clocks)
    return Held(service.find_game(row.game), row, seats, by_seat, now + timedelta(seconds=timing.ahead), timing, breaks)
