"""Archives lie in a table for each month: made ahead, read as one, and dropped with what is old."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, date, datetime
from types import SimpleNamespace

import psycopg
import pytest

from matches.test_archive import all_that_is_read, played
from matches.test_tournaments import entered
from seaboard.matches.archive import archive_some
from seaboard.matches.drop_matches import MONTHS_AHEAD, TooYoung, add_months, drop_before, look_before
from seaboard.matches.export_matches import Exported, export_matches
from seaboard.matches.hub import Hub
from seaboard.matches.look_at_match import look_at_match
from seaboard.matches.read_replay import read_replay
from seaboard.matches.read_tournaments import look_at_tournament
from seaboard.matches.refusals import UnknownMatch, UnknownTournament
from seaboard.matches.replay import verify
from seaboard.matches.service import Service
from seaboard.matches.words.people import Caller
from seated import open_with, rows, send

FIRST, SECOND, THIRD = date(2020, 3, 1), date(2020, 4, 1), date(2020, 5, 1)
"""Months long before any of a migration."""

Clock = Callable[[date], None]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Sets the clock by which ids are made to the middle of a month."""

    def turn(month: date) -> None:
        at = int(datetime(month.year, month.month, 15, tzinfo=UTC).timestamp())
        monkeypatch.setattr("seaboard.matches.ids.time", SimpleNamespace(time_ns=lambda: at * 1_000_000_000))

    return turn


@pytest.fixture(autouse=True)
def months(database_url: str) -> Iterator[None]:
    """Tables for two of the months; gone afterwards, with any that a test has made."""
    with psycopg.connect(database_url, autocommit=True) as connection:
        before = tables(connection)
        for month in (FIRST, SECOND):
            connection.execute("select add_month_of_archives(%s)", [month])
        yield
        for name in tables(connection) - before:
            connection.execute("select drop_archives(%s)", [name])


def tables(connection: psycopg.Connection[tuple[str]]) -> set[str]:
    return {name for (name,) in connection.execute("select name from archive_tables")}


def lies_in(service: Service, match: str) -> list[str]:
    """The table in which the match's archive lies."""
    return [
        name for (name,) in rows(service, "select tableoid::regclass::text from archives where match_id = %s", match)
    ]


def remains(service: Service, match: str) -> dict[str, int]:
    """How many rows of each table are still of the match, once all that was due about it was sent.
    Notices in feeds are thrown away by their own age."""
    send(service)
    found = rows(
        service,
        "select distinct table_name::text from information_schema.columns join pg_tables on tablename = table_name"
        " where column_name = 'match_id' and table_schema = 'public' and table_name <> 'notices'",
    )
    counts = {name: rows(service, f"select count(*) from {name} where match_id = %s", match)[0][0] for (name,) in found}
    counts["matches"] = rows(service, "select count(*) from matches where id = %s", match)[0][0]
    return {name: count for name, count in counts.items() if count}


def test_tables_are_there_before_they_are_needed_and_made_once(service: Service) -> None:
    (today,) = rows(service, "select to_char(now() at time zone 'UTC', 'YYYY_MM')")[0]
    rows(service, f"select drop_archives('archives_{today}')")
    with ThreadPoolExecutor(4) as threads:
        assert sum(threads.map(lambda _: add_months(service), range(4))) >= 1
    assert add_months(service) == 0
    ahead = rows(
        service,
        "select 'archives_' || to_char(now() at time zone 'UTC' + make_interval(months => n), 'YYYY_MM')"
        " from generate_series(0, %s) n",
        MONTHS_AHEAD,
    )
    assert set(ahead) <= set(rows(service, "select name from archive_tables"))


@pytest.mark.parametrize("game", ["lanterns", "aqualin"])
def test_a_match_is_archived_in_its_month_and_read_from_there(
    service: Service, ann: Caller, bob: Caller, clock: Clock, game: str
) -> None:
    found = {}
    for month in (FIRST, SECOND):
        clock(month)
        match = played(service, (ann, bob), game)
        found[match] = all_that_is_read(service, (ann, bob), match)
    archive_some(service, 0)
    assert [lies_in(service, match) for match in found] == [["archives_2020_03"], ["archives_2020_04"]]
    assert rows(service, "select count(*) from archives_rest") == [(0,)]
    for match, before in found.items():
        assert all_that_is_read(service, (ann, bob), match) == before
        file = read_replay(service, None, match)
        assert verify({game: service.find_game(game).game}, file) == file["outcome"]
    exported = [one.replay for one in export_matches(service, Hub(service.database), ann) if isinstance(one, Exported)]
    assert all(exported)
    assert len(exported) == len(found)


def test_for_want_of_a_month_nothing_fails_and_it_moves_when_the_month_is_there(
    service: Service, ann: Caller, bob: Caller, clock: Clock
) -> None:
    clock(THIRD)
    match = played(service, (ann, bob))
    before = all_that_is_read(service, (ann, bob), match)
    archive_some(service, 0)
    assert lies_in(service, match) == ["archives_rest"]
    assert all_that_is_read(service, (ann, bob), match) == before
    assert rows(service, "select add_month_of_archives(%s)", THIRD) == [(True,)]
    assert lies_in(service, match) == ["archives_2020_05"]
    assert all_that_is_read(service, (ann, bob), match) == before


def test_what_is_older_goes_and_the_rest_is_served(service: Service, ann: Caller, bob: Caller, clock: Clock) -> None:
    clock(FIRST)
    old, plain, running = (
        played(service, (ann, bob)),
        played(service, (ann, bob)),
        open_with(service, "lanterns", [ann, bob]),
    )
    clock(SECOND)
    young = played(service, (ann, bob))
    before = all_that_is_read(service, (ann, bob), young)
    rows(service, "update matches set finished_at = now() + interval '1 day' where id = %s", plain)
    archive_some(service, 0)
    look = look_before(service, SECOND)
    assert (look.matches, look.staying, [table.name for table in look.tables]) == (2, 1, ["archives_2020_03"])

    assert list(drop_before(service, SECOND)) == ["tournaments: 0", "matches: 2", "archives_2020_03: gone"]

    for match in (old, plain):
        assert remains(service, match) == {}
        with pytest.raises(UnknownMatch):
            look_at_match(service, ann, match)
    assert look_at_match(service, ann, running.id).status == "running"
    assert all_that_is_read(service, (ann, bob), young) == before
    assert ("archives_2020_03",) not in rows(service, "select name from archive_tables")
    assert list(drop_before(service, SECOND)) == ["tournaments: 0", "matches: 0"]


def test_an_archive_in_no_table_of_its_own_goes_by_itself(
    service: Service, ann: Caller, bob: Caller, clock: Clock
) -> None:
    clock(date(2019, 1, 1))
    match = played(service, (ann, bob))
    archive_some(service, 0)
    assert lies_in(service, match) == ["archives_rest"]
    list(drop_before(service, SECOND))
    assert remains(service, match) == {}


def test_while_one_match_has_to_stay_the_table_of_its_archive_does(
    service: Service, ann: Caller, bob: Caller, clock: Clock
) -> None:
    clock(FIRST)
    uncounted, other = played(service, (ann, bob)), played(service, (ann, bob))
    before = all_that_is_read(service, (ann, bob), uncounted)
    archive_some(service, 0)
    rows(service, "update matches set is_rated = true where id = %s", uncounted)
    assert list(drop_before(service, SECOND))[1:] == ["matches: 1", "archives_2020_03: stays, for a match that stays"]
    assert all_that_is_read(service, (ann, bob), uncounted) == before
    with pytest.raises(UnknownMatch):
        look_at_match(service, ann, other)
    rows(service, "update matches set rated_at = now() where id = %s", uncounted)
    assert list(drop_before(service, SECOND))[1:] == ["matches: 1", "archives_2020_03: gone"]


def test_a_tournament_keeps_its_matches_until_it_is_over_and_goes_with_them(
    service: Service, ann: Caller, bob: Caller, clock: Clock
) -> None:
    clock(FIRST)
    tournament = entered(service, ann, [ann, bob], form="round-robin").id
    ((match,),) = rows(service, "select match_id::text from pairings where tournament_id = %s", tournament)
    rows(service, "update matches set status = 'aborted' where id = %s", match)
    assert list(drop_before(service, SECOND))[:2] == ["tournaments: 0", "matches: 0"]
    assert look_at_tournament(service, ann, tournament).status == "running"
    rows(service, "update tournaments set status = 'finished' where id = %s", tournament)
    assert list(drop_before(service, SECOND))[:2] == ["tournaments: 1", "matches: 1"]
    with pytest.raises(UnknownTournament):
        look_at_tournament(service, ann, tournament)


def test_nothing_is_dropped_that_is_of_this_month_or_later(service: Service) -> None:
    ((today,),) = rows(service, "select (now() at time zone 'UTC')::date")
    with pytest.raises(TooYoung):
        look_before(service, date(today.year + 1, 1, 1))
    with pytest.raises(TooYoung):
        list(drop_before(service, date(today.year + 1, 1, 1)))


def test_an_archive_goes_with_its_match_however_that_is_deleted(service: Service, ann: Caller, bob: Caller) -> None:
    gone, kept = played(service, (ann, bob)), played(service, (ann, bob))
    archive_some(service, 0)
    rows(service, "delete from matches where id = %s", gone)
    assert rows(service, "select match_id::text from archives") == [(kept,)]


def test_what_refers_to_a_match_is_found_by_an_index(service: Service) -> None:
    """Else each match that is dropped has whole tables read."""
    unindexed = rows(
        service,
        """
        select k.conrelid::regclass::text from pg_constraint k
        where k.contype = 'f' and k.confrelid = 'matches'::regclass and not exists (
            select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1]
            and coalesce(pg_get_expr(i.indpred, i.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$', true)
        )
        """,
    )
    assert unindexed == []
