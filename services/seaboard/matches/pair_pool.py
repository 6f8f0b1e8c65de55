"""The workers pair those who wait in the pool: each once, in one transaction with the match that they get."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from contextlib import suppress

from seaboard.matches.blocks import find_apart
from seaboard.matches.clocks import read_control
from seaboard.matches.open_match import open_new
from seaboard.matches.refusals import QuotaReached
from seaboard.matches.service import Service
from seaboard.matches.words.opening import NewMatch, SeatWish
from seaboard.store import pool
from seaboard.store.players import tenant_of_player
from seaboard.store.pool import EntryRow

LOOKED_AT = 200
"""How many of those who wait for the same are looked at, the longest waiting first."""

Pair = frozenset[str]


def pair_pool(service: Service) -> int:
    """Fill as many matches as there are players for; how many. What waited too long is expired first."""
    with service.database.transaction() as tx:
        pool.expire_entries(tx, 1000)
    with service.database.single() as tx:
        ripe = pool.list_ripe_terms(tx, 200)
    return sum(1 for terms in ripe for _ in _pair_all(service, terms))


def _pair_all(service: Service, terms: str) -> Iterator[str]:
    """Until nobody fits, or the app has as many matches as it may: then they wait on."""
    with suppress(QuotaReached):
        while (match := _pair(service, terms)) is not None:
            yield match


def _pair(service: Service, terms: str) -> str | None:
    """One match of those who wait for the same; None if no group fits. Two workers have different rows in hand."""
    with service.database.transaction() as tx:
        waiting = pool.take_waiting(tx, terms, LOOKED_AT)
        apart = find_apart(tx, [row.player_id for row in waiting]) if waiting else set()
        group = find_group(waiting, apart)
        if group is None or group[0].game not in service.catalogue:
            return None
        held = open_new(service, tx, None, _plan(group, tenant_of_player(tx, group[0].player_id)))
        pool.pair_entries(tx, [row.id for row in group], held.id)
        return held.id


def find_group(waiting: Sequence[EntryRow], apart: set[Pair]) -> list[EntryRow] | None:
    """The first that fit together, counted from whoever waits longest."""
    for start, first in enumerate(waiting):
        group = [first]
        for other in waiting[start + 1 :]:
            if len(group) < first.seats and all(_fit(one, other, apart) for one in group):
                group.append(other)
        if len(group) == first.seats:
            return group
    return None


def _fit(one: EntryRow, other: EntryRow, apart: set[Pair]) -> bool:
    if one.player_id == other.player_id or frozenset((one.player_id, other.player_id)) in apart:
        return False
    return _is_in_range(one, other) and _is_in_range(other, one)


def _is_in_range(of: EntryRow, rated: EntryRow) -> bool:
    """Whether somebody's rating is in another's range; who has none fits every range."""
    if rated.rating is None:
        return True
    low = rated.rating if of.rating_low is None else of.rating_low
    high = rated.rating if of.rating_high is None else of.rating_high
    return low <= rated.rating <= high


def _plan(group: Sequence[EntryRow], tenant: str) -> NewMatch:
    """Who sits where is drawn by lot."""
    first, order = group[0], list(group)
    secrets.SystemRandom().shuffle(order)
    return NewMatch(
        game=first.game,
        seats=[SeatWish("player", player=row.player_id) for row in order],
        options=first.options,
        time_control=read_control(first.control),
        tenant=tenant,
        is_rated=first.is_rated,
    )
