"""A player waits in the pool for whoever wants to play the same, and need not be there when somebody is found."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any, cast

from seaboard.matches.clocks import TimeControl, read_control
from seaboard.matches.ids import is_id, new_id
from seaboard.matches.looks import digest
from seaboard.matches.open_match import read_options, read_time, to_limit
from seaboard.matches.refusals import (
    AlreadyPaired,
    AlreadyWaiting,
    BadCursor,
    BadSeats,
    BadTimeLimit,
    BadWait,
    UnknownEntry,
)
from seaboard.matches.service import Service
from seaboard.matches.words.finding import EntryStatus, PoolEntry, PoolPage
from seaboard.matches.words.opening import TimeLimit
from seaboard.matches.words.people import Caller
from seaboard.store import pool, ratings
from seaboard.store.pool import EntryRow

SHORTEST, USUAL, LONGEST = 10, 24 * 3600, 30 * 24 * 3600
"""How many seconds one may wait."""


def enter_pool(
    service: Service,
    caller: Caller,
    *,
    game: str,
    seats: int,
    time_limit: TimeLimit | None = None,
    time_control: TimeControl | None = None,
    options: Mapping[str, Any] | None = None,
    expires_in: int = USUAL,
    rating_low: int | None = None,
    rating_high: int | None = None,
    is_rated: bool = True,
) -> PoolEntry:
    """The entry of the caller, which waits until the workers find others or the time is over. A time limit or control
    is needed: nobody can be sure that the others are there. The range is that of the others' ratings in the game, as
    they entered; who has none yet fits every range. Raises UnknownGame, BadOptions, BadSeats, BadTimeLimit,
    BadTimeControl, BadWait, AlreadyWaiting (for the very same).
    """
    entry = service.find_game(game)
    if seats not in entry.game.facts.chairs:
        raise BadSeats("/seats", f"the game takes {', '.join(map(str, sorted(entry.game.facts.chairs)))} seats")
    control = read_time(time_limit, time_control)
    if control is None:
        raise BadTimeLimit("/time_limit", "is needed, or a `time_control`")
    if not SHORTEST <= expires_in <= LONGEST:
        raise BadWait("/expires_in", f"must be between {SHORTEST} and {LONGEST}")
    if rating_low is not None and rating_high is not None and rating_low > rating_high:
        raise BadWait("/rating_low", "must not be above rating_high")
    wanted = {
        "game": game,
        "options": read_options(entry, options or {}),
        "seats": seats,
        "control": control.to_data(),
        "is_rated": is_rated,
    }
    ranges = {"rating_low": rating_low, "rating_high": rating_high}
    place = {
        "id": new_id(),
        "player": caller.player.id,
        "terms": terms_of(caller.tenant, wanted),
        "seconds": expires_in,
    }
    with service.database.transaction() as tx:
        strength = ratings.read_rating(tx, caller.tenant, game, caller.player.id)
        rating = None if strength is None else round(strength)
        row = pool.add_entry(tx, {**wanted, **ranges, **place, "rating": rating})
    if row is None:
        raise AlreadyWaiting
    return to_entry(row)


def terms_of(tenant: str, wanted: Mapping[str, Any]) -> str:
    """Equal for all that could sit in one match."""
    return hashlib.sha256(json.dumps([tenant, wanted], sort_keys=True).encode()).hexdigest()


def look_at_entry(service: Service, caller: Caller, entry: str) -> PoolEntry:
    """An entry of the caller, whatever became of it. Raises UnknownEntry."""
    with service.database.single() as tx:
        row = pool.read_entry(tx, entry, caller.player.id) if is_id(entry) else None
    if row is None:
        raise UnknownEntry
    return to_entry(row)


def leave_pool(service: Service, caller: Caller, entry: str) -> PoolEntry:
    """The cancelled entry; of one that was cancelled or has expired just that. Raises UnknownEntry, AlreadyPaired."""
    with service.database.transaction() as tx:
        row = pool.cancel_entry(tx, entry, caller.player.id) if is_id(entry) else None
    found = look_at_entry(service, caller, entry) if row is None else to_entry(row)
    if found.status == "paired":
        raise AlreadyPaired
    return found


def list_entries(service: Service, caller: Caller, *, cursor: str | None = None, limit: int = 50) -> PoolPage:
    """The caller's entries, newest first, whatever became of them. Raises BadCursor."""
    if cursor is not None and not is_id(cursor):
        raise BadCursor("/after", "is none that was given out")
    with service.database.single() as tx:
        rows = pool.list_entries(tx, caller.player.id, cursor, limit + 1)
    following = rows[limit - 1].id if len(rows) > limit else None
    page = tuple(to_entry(row) for row in rows[:limit])
    return PoolPage(page, following, digest([f"{one.id}.{one.status}" for one in page], following))


def to_entry(row: EntryRow) -> PoolEntry:
    return PoolEntry(
        id=row.id,
        game=row.game,
        options=row.options,
        seats=row.seats,
        time_limit=to_limit(read_control(row.control)),
        time_control=read_control(row.control),
        is_rated=row.is_rated,
        rating_low=row.rating_low,
        rating_high=row.rating_high,
        status=cast(EntryStatus, row.status),
        match=row.match_id,
        entered_at=row.entered_at,
        expires_at=row.expires_at,
        ended_at=row.ended_at,
    )
