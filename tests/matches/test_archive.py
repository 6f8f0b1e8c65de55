"""Archived matches: one row each, and whoever reads them finds what was there before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from seaboard.matches.archive import archive_some
from seaboard.matches.erase_player import erase_myself
from seaboard.matches.look_at_match import look_at_match
from seaboard.matches.read_decision import read_decision
from seaboard.matches.read_events import read_events
from seaboard.matches.read_replay import read_replay
from seaboard.matches.read_seen import read_seen
from seaboard.matches.refusals import UnknownDecision
from seaboard.matches.replay import verify
from seaboard.matches.resign import resign
from seaboard.matches.service import Service
from seaboard.matches.words.people import Caller
from seated import new_caller, open_with, play_on, rows

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
TABLES = ("events", "decisions", "choices", "undos")


def played(service: Service, callers: Sequence[Caller], game: str = "lanterns") -> str:
    """A finished match of these players, with choices of both and one who gave up."""
    match = open_with(service, game, callers)
    play_on(service, callers, match.id, 9)
    if look_at_match(service, None, match.id).status == "running":
        resign(service, callers[0], match.id, 0)
    return match.id


def decisions_of(service: Service, callers: Sequence[Caller], match: str) -> list[Any]:
    """Every decision of every seat, by its own player."""
    asked = rows(service, "select numbers from matches where id = %s", match)[0][0]
    return [
        replace(read_decision(service, caller, match, seat, number), now=EPOCH)
        for seat, caller in enumerate(callers)
        for number in range(1, asked[seat] + 1)
    ]


def all_that_is_read(service: Service, callers: Sequence[Caller], match: str) -> list[Any]:
    """What the seats and a stranger get, page by page too."""
    told = [
        read_events(service, None, match, None, limit=500),
        read_events(service, None, match, None, after=2, limit=3),
    ]
    for seat, caller in enumerate(callers):
        told.append(read_events(service, caller, match, seat, limit=500))
        told += [read_events(service, caller, match, seat, after=after, limit=2) for after in (0, 1, 4, told[-1].last)]
    seen = [read_seen(service, caller, match, seat) for seat, caller in enumerate(callers)]
    return [*told, *seen, *decisions_of(service, callers, match), read_replay(service, None, match)]


@pytest.mark.parametrize("game", ["lanterns", "aqualin"])
def test_an_archived_match_reads_as_before_and_lies_in_one_row(
    service: Service, ann: Caller, bob: Caller, game: str
) -> None:
    match = played(service, (ann, bob), game)
    before = all_that_is_read(service, (ann, bob), match)
    assert archive_some(service, 0) == 1
    assert all_that_is_read(service, (ann, bob), match) == before
    left = [rows(service, f"select count(*) from {table} where match_id = %s", match) for table in TABLES]
    assert left == [[(0,)]] * len(TABLES)
    assert rows(service, "select count(*) from archives") == [(1,)]
    file = read_replay(service, None, match)
    assert verify({game: service.find_game(game).game}, file) == file["outcome"]


def test_what_was_never_asked_is_unknown_in_an_archive_too(service: Service, ann: Caller, bob: Caller) -> None:
    match = played(service, (ann, bob))
    archive_some(service, 0)
    with pytest.raises(UnknownDecision):
        read_decision(service, ann, match, 0, 500)


def test_only_what_ended_long_enough_ago_is_archived_and_once(service: Service, ann: Caller, bob: Caller) -> None:
    running, fresh, old = (
        open_with(service, "lanterns", [ann, bob]).id,
        *(played(service, (ann, bob)) for _ in range(2)),
    )
    rows(service, "update matches set finished_at = finished_at - interval '31 days' where id = %s", old)
    assert archive_some(service) == 1
    assert rows(service, "select match_id::text from archives") == [(old,)]
    assert archive_some(service) == 0
    assert look_at_match(service, ann, running).status == "running"
    assert read_replay(service, ann, fresh)["choices"]


def test_no_more_are_archived_at_once_than_may_be(service: Service, ann: Caller, bob: Caller) -> None:
    for _ in range(3):
        played(service, (ann, bob))
    assert archive_some(service, 0, limit=2) == 2
    assert archive_some(service, 0, limit=2) == 1


def test_where_none_is_ever_archived_all_stay(service: Service, ann: Caller, bob: Caller) -> None:
    old = played(service, (ann, bob))
    rows(service, "update matches set finished_at = finished_at - interval '999 days' where id = %s", old)
    assert archive_some(replace(service, archive_days=0)) == 0


def test_who_is_erased_is_nobody_in_archives_too(service: Service, ann: Caller, eve: Caller) -> None:
    name = "Somebody to forget"
    gone = new_caller(service, name)
    match = played(service, (ann, gone))
    archive_some(service, 0)
    assert name in str(read_events(service, None, match, None, limit=500))
    erase_myself(service, gone)
    assert name not in str(read_events(service, None, match, None, limit=500))
    assert rows(service, "select count(*) from archives where names @> array[%s]", name) == [(0,)]
    assert "Ann" in str(read_events(service, None, match, None, limit=500))
