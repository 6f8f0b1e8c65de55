"""Lists among a hundred thousand matches: every page is a walk through an index, the last as cheap as the first."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest

from seaboard.matches.list_matches import STATUSES
from seaboard.store import (
    blocks,
    chats,
    decisions,
    feeds,
    invitations,
    matches,
    players,
    ratings,
    tenants,
    tournaments,
    webhooks,
)
from seaboard.store.tenants import HOUSE
from servers import empty_tables

ROWS = 100_000
FEWER = 10_000
"""Rows of lists that are in the order of a key, whose last page costs as much as their first, or else each row."""
LIMIT = 51
ANN, BOB = "00000000-0000-7000-8000-00000000000a", "00000000-0000-7000-8000-00000000000b"
SHOP = "00000000-0000-7000-8000-0000000000ff"
"""An app, and a webhook."""
GAMES = ["aqualin", "jaws", "lanterns", "orca", "walk-the-plank"]

ID_OF_99_000 = f"00000000-0000-7000-8000-{99_000:012x}"
ID = "('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid"
"""The id of the n-th match."""
FILL = f"""
insert into players (id, name, is_bot) values ('{ANN}', 'Ann', false), ('{BOB}', 'Bob', false);
set session_replication_role = replica;
insert into matches (id, game, rules_version, options, seed, commitment, access, start, opened_by, opened_at, status,
    sequences, numbers, free_seats)
select {ID}, (array['aqualin', 'jaws', 'lanterns', 'orca'])[1 + n % 4], 1, '{{}}', '\\x00', '',
    case when n % 10 = 0 then 'private' else 'public' end, 'full', '{BOB}', now(),
    (array['open', 'running', 'finished', 'finished', 'finished'])[1 + n % 5], '{{0,0,0}}', '{{0,0}}', (n % 5 = 0)::int
from generate_series(1, {ROWS}) n;
insert into seats (match_id, number, status, player_id, roles)
select {ID}, seat, case when n % 5 = 0 and seat = 1 then 'open' else 'taken' end,
    case when seat = 0 then '{ANN}'::uuid when n % 5 > 0 then '{BOB}'::uuid end, '{{}}'
from generate_series(1, {ROWS}) n, generate_series(0, 1) seat;
insert into parts (player_id, match_id, game, status)
select who, id, game, status from matches, unnest(array['{ANN}', '{BOB}']::uuid[]) who;
insert into decisions (match_id, seat, number, status, mode, is_private, is_house, opened_at, deadline, revision,
    has_chosen, hired_at, player_id)
select {ID}, 0, 1, 'open', 'one', false, false, now() - n * interval '1 s',
    case when n % 3 > 0 then now() + (n % 1000) * interval '1 minute' end, 0, false, now(), '{ANN}'
from generate_series(1, {ROWS}) n;
insert into invitations (match_id, seat, player_id, invited_by, status, otherwise, invited_at, expires_at)
select {ID}, 1, '{BOB}', '{ANN}', 'pending', 'open', now(), now() + (n % 1000) * interval '1 minute'
from generate_series(1, {ROWS}) n;
insert into ratings (tenant_id, game, role, list, competitor, player_id, mu, sigma, standing, matches, changed_at)
select '{HOUSE}', 'aqualin', '', 'players', {ID}::text, {ID}, 1500, 100, n % 20, 1, now()
from generate_series(1, {ROWS}) n;
insert into rating_changes (id, player_id, match_id, game, role, list, before, after, at)
select {ID}, '{ANN}', {ID}, 'aqualin', '', 'players', 1500, 1510, now()
from generate_series(1, {FEWER}) n;
insert into tournaments (id, tenant_id, game, form, options, is_rated, entrants_most, seed, commitment, status,
    opened_at)
select {ID}, '{HOUSE}', 'aqualin', 'swiss', '{{}}', true, 32, '\\x00', '', 'finished', now()
from generate_series(1, {FEWER}) n;
insert into tenants (id, name) values ('{SHOP}', 'shop');
insert into players (id, tenant_id, external_id, name, is_bot)
select {ID}, '{SHOP}', 'user-' || n, 'Guest', false from generate_series(1, {FEWER}) n on conflict do nothing;
insert into blocks (player_id, blocked_id) select '{ANN}', {ID} from generate_series(1, {FEWER}) n;
insert into mutes (player_id, muted_id) select '{ANN}', {ID} from generate_series(1, {FEWER}) n;
insert into audit (id, tenant_id, actor, act, subject)
select {ID}, '{SHOP}', 'operator', 'key-created', '' from generate_series(1, {FEWER}) n;
insert into notices (player_id, number, at, fact, topic, content)
select '{ANN}', n, now(), {ID}, 'match.turn', '{{}}' from generate_series(1, {FEWER}) n;
insert into deliveries (id, webhook_id, fact, topic, body, status, created_at)
select {ID}, '{SHOP}', {ID}, 'match.turn', '', 'delivered', now() from generate_series(1, {FEWER}) n;
set session_replication_role = origin;
analyze;
"""


@pytest.fixture(scope="module")
def crowded(migrated_database_url: str) -> Iterator[psycopg.Connection[Any]]:
    empty_tables(migrated_database_url)
    with psycopg.connect(migrated_database_url, autocommit=True) as connection:
        connection.execute(FILL.encode())
        yield connection
    empty_tables(migrated_database_url)


def pages_read(connection: psycopg.Connection[Any], statement: str, values: dict[str, Any], plans: str) -> int:
    """How many pages of the tables the statement looks at, with a plan for these values or one for all."""
    names = list(dict.fromkeys(re.findall(r"%\((\w+)\)s", statement)))
    for number, name in enumerate(names, start=1):
        statement = statement.replace(f"%({name})s", f"${number}")
    connection.execute(f"set plan_cache_mode = force_{plans}_plan".encode())
    connection.execute(f"prepare looked as {statement}".encode())
    words = ", ".join(psycopg.sql.quote(values[name], connection) for name in names)
    found = connection.execute(f"explain (analyze, buffers, format json) execute looked({words})".encode()).fetchone()
    connection.execute(b"deallocate looked")
    assert found is not None
    plan = found[0][0]["Plan"]
    assert "Seq Scan" not in json.dumps(plan), json.dumps(plan)[:2000]
    assert plan["Actual Rows"] == min(LIMIT, plan["Actual Rows"])
    return int(plan["Shared Hit Blocks"] + plan["Shared Read Blocks"])


def filters(games: list[str], statuses: list[str], player: str, row: int) -> dict[str, Any]:
    """The page after so many rows, counted among all matches."""
    cursor = f"00000000-0000-7000-8000-{ROWS + 1 - row:012x}"
    return {
        "tenant": HOUSE,
        "games": games,
        "statuses": statuses,
        "player": player,
        "cursor": cursor,
        "first": matches.FIRST_ID,
        "limit": LIMIT,
    }


@pytest.mark.parametrize("plans", ["custom", "generic"])
@pytest.mark.parametrize(
    ("name", "games", "statuses", "player"),
    [
        pytest.param("list_matches", GAMES, list(STATUSES), ANN, id="all"),
        pytest.param("list_matches", ["orca"], ["open"], ANN, id="of a game and a status"),
        pytest.param("list_my_matches", GAMES, list(STATUSES), ANN, id="mine"),
        pytest.param("list_my_matches", ["orca"], ["finished"], ANN, id="mine of a game and a status"),
        pytest.param("list_free_matches", GAMES, ["open"], "00000000-0000-7000-8000-00000000000c", id="open"),
    ],
)
def test_matches_are_listed_as_fast_at_the_last_row_as_at_the_first(
    crowded: psycopg.Connection[Any], name: str, games: list[str], statuses: list[str], player: str, plans: str
) -> None:
    first, last = (
        pages_read(crowded, matches.SQL[name], filters(games, statuses, player, row), plans) for row in (0, ROWS - 1000)
    )
    assert first < 4000
    assert last < 1.5 * first + 100


@pytest.mark.parametrize("plans", ["custom", "generic"])
def test_what_waits_is_listed_by_urgency_as_fast_at_the_last_row_as_at_the_first(
    crowded: psycopg.Connection[Any], plans: str
) -> None:
    statement = decisions.SQL["list_open_decisions"]
    values = {"player": ANN, "games": GAMES, "limit": LIMIT}
    start = {"deadline": "1970-01-01Z", "opened_at": "1970-01-01Z", "match": decisions.FIRST_ID}
    late = crowded.execute(
        "select deadline, opened_at, match_id from decisions"
        " order by coalesce(deadline, 'infinity'), opened_at, match_id offset 99000 limit 1"
    ).fetchone()
    assert late is not None
    assert late[0] is None
    end = {"deadline": None, "opened_at": str(late[1]), "match": str(late[2])}
    first, last = (pages_read(crowded, statement, {**values, **place}, plans) for place in (start, end))
    assert max(first, last) < 600


@pytest.mark.parametrize("name", ["list_invitations_to", "list_invitations_by"])
def test_invitations_are_listed_as_fast_at_the_last_row_as_at_the_first(
    crowded: psycopg.Connection[Any], name: str
) -> None:
    values = {"player": BOB if name.endswith("to") else ANN, "limit": LIMIT, "match": decisions.FIRST_ID, "seat": 0}
    (middle,) = crowded.execute("select max(expires_at) from invitations").fetchone() or (None,)
    statement = invitations.SQL[name]
    for place in ("1970-01-01Z", str(middle)):
        assert pages_read(crowded, statement, {**values, "expires_at": place}, "custom") < 600


@pytest.mark.parametrize("plans", ["custom", "generic"])
def test_leaders_are_listed_as_fast_at_the_last_row_as_at_the_first_though_many_share_a_standing(
    crowded: psycopg.Connection[Any], plans: str
) -> None:
    board = {"tenant": HOUSE, "game": "aqualin", "role": "", "list": "players", "limit": LIMIT}
    for place in ({"standing": ratings.HIGHEST, "competitor": ""}, {"standing": 0, "competitor": ID_OF_99_000}):
        assert pages_read(crowded, ratings.SQL["list_leaders"], {**board, **place}, plans) < 300


@pytest.mark.parametrize("plans", ["custom", "generic"])
def test_history_and_tournaments_are_listed_as_fast_at_the_last_row_as_at_the_first(
    crowded: psycopg.Connection[Any], plans: str
) -> None:
    for row in (ROWS - FEWER, ROWS - 1000):
        values = filters(GAMES, ["entering", "running", "finished", "cancelled"], ANN, row)
        assert pages_read(crowded, ratings.SQL["list_changes"], values, plans) < 100
        assert pages_read(crowded, tournaments.SQL["list_tournaments"], values, plans) < 400


@pytest.mark.parametrize("plans", ["custom", "generic"])
@pytest.mark.parametrize(
    ("statement", "of"),
    [
        pytest.param(players.SQL["list_app_players"], {"tenant": SHOP}, id="players of an app"),
        pytest.param(blocks.SQL["list_blocks"], {"player": ANN}, id="blocks"),
        pytest.param(chats.SQL["list_mutes"], {"player": ANN}, id="mutes"),
        pytest.param(tenants.SQL["list_acts"], {"tenant": SHOP}, id="acts"),
        pytest.param(webhooks.SQL["list_deliveries"], {"webhook": SHOP}, id="deliveries"),
    ],
)
def test_what_an_owner_has_is_listed_as_fast_at_the_last_row_as_at_the_first(
    crowded: psycopg.Connection[Any], statement: str, of: dict[str, str], plans: str
) -> None:
    start, end = matches.LAST_ID, f"00000000-0000-7000-8000-{20:012x}"
    for cursor in (start, end):
        assert pages_read(crowded, statement, {**of, "cursor": cursor, "limit": 11}, plans) < 60


@pytest.mark.parametrize("plans", ["custom", "generic"])
def test_a_feed_is_read_as_fast_at_the_last_notice_as_at_the_first(
    crowded: psycopg.Connection[Any], plans: str
) -> None:
    for after in (0, FEWER - 20):
        values = {"player": ANN, "after": after, "limit": 11}
        assert pages_read(crowded, feeds.SQL["read_notices"], values, plans) < 60
