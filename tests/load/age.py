"""Whether a decision costs more in a match that is 500 actions old than in one that has just begun.

No game of ours has 500 actions that are alike, so the old matches stand at the same points as the young ones; their
past is written into the tables.
"""

from __future__ import annotations

import time

import psycopg
from psycopg.types.json import Jsonb

from load.decisions import put
from load.ground import Ground, percentile, served_at_rest
from load.rows import Row
from load.schedule import Line, Turn, prepare
from load.wire import ThreadWire
from seaboard.matches.service import make_service
from seaboard.settings import Settings

PAIRS = 90
"""So many that the hundredth part of their decisions is three dozen and not four."""
PAST = 500
GOAL = 1.1

AGE = """
with aged as (
    update matches set last_event = last_event + 2 * %(past)s, last_choice = last_choice + %(past)s,
        sequences = array(select each + 2 * %(past)s from unnest(sequences) with ordinality as s (each, n) order by n),
        numbers = array(select each + %(past)s / 2 from unnest(numbers) with ordinality as n (each, at) order by at)
    where id = %(match)s
), later as (
    update events set event = event + 2 * %(past)s,
        numbers = array(select each + 2 * %(past)s from unnest(numbers) with ordinality as n (each, at) order by at)
    where match_id = %(match)s
)
update decisions set number = number + %(past)s / 2 where match_id = %(match)s
"""
EVENTS = """
insert into events (match_id, event, numbers, at, public, own)
select match_id, old, array_fill(old, array[cardinality(numbers)]), at, public, own
from events, generate_series(1, 2 * %(past)s) as old
where match_id = %(match)s and event = 2 * %(past)s + 1
"""
CHOICES = """
insert into choices (match_id, entry, kind, seat, content, maker, made_at)
select %(match)s, entry, 'chosen', entry %% 2, %(content)s::jsonb, 'seat', now()
from generate_series(1, %(past)s) as entry
"""
DECISIONS = """
insert into decisions (match_id, seat, number, status, mode, is_private, is_house, opened_at, revision, has_chosen,
    actions, maker, made_at, first_event, last_event, hired_at, player_id)
select match_id, seat.seat, old, 'closed', mode, false, false, opened_at, 1, true,
    %(content)s::jsonb, 'seat', opened_at, old, old, opened_at, player_id
from decisions, generate_series(1, %(past)s / 2) as old, generate_series(0, 1) as seat (seat)
where match_id = %(match)s and status = 'open'
"""


def measure_all(ground: Ground) -> list[Row]:
    """The p99 of decisions over HTTP in old matches, as a multiple of that in young ones, taken by turns."""
    service = make_service(Settings(database_url=ground.url))
    young, old = prepare(service, PAIRS), prepare(service, PAIRS)
    service.close()
    aged = [_aged(ground, line) for line in old]
    with served_at_rest(ground.url, ground.broker) as site:
        measured = _play(site.url, young, aged)
    ratios = {part: percentile(measured[1], part) / percentile(measured[0], part) for part in (0.5, 0.99)}
    note = f"{len(measured[0])} decisions each by turns; of the medians {ratios[0.5]:.2f}"
    return [Row("age", f"p99 after {PAST} actions, of a young match", ratios[0.99], "", GOAL, "at most", note)]


def _aged(ground: Ground, line: Line) -> Line:
    content = Jsonb(line.turns[0].actions)
    with psycopg.connect(ground.url) as connection:
        for statement in (AGE, EVENTS, CHOICES, DECISIONS):
            connection.execute(statement, {"match": line.name, "past": PAST, "content": content})
    turns = [Turn(turn.match, turn.seat, turn.number + PAST // 2, turn.token, turn.actions) for turn in line.turns]
    return Line(line.name, tuple(turns), line.warm)


def _play(url: str, young: list[Line], old: list[Line]) -> tuple[list[float], list[float]]:
    measured: tuple[list[float], list[float]] = ([], [])
    connection = ThreadWire(url)
    for pair in zip(young, old, strict=True):
        for index in range(min(len(line.turns) for line in pair)):
            both = list(zip(pair, measured, strict=True))
            for line, latencies in both if index % 2 else reversed(both):
                begun = time.monotonic()
                if not put(connection, line.turns[index]):
                    raise RuntimeError("a decision was refused")
                latencies.append(time.monotonic() - begun)
    return measured
