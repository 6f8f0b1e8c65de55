"""How late a timeout is while a hundred thousand clocks run."""

from __future__ import annotations

import time
from uuid import uuid4

import psycopg

from load import crowd
from load.ground import Ground, percentile, served_at_rest
from load.rows import Row
from seaboard.matches.authenticate import authenticate
from seaboard.matches.create_player import create_player
from seaboard.matches.open_match import open_match
from seaboard.matches.service import Service, make_service
from seaboard.matches.take_seat import take_seat
from seaboard.matches.words.opening import SeatWish, TimeLimit
from seaboard.settings import Settings

DEADLINES = 100_000
MATCHES = 150
SECONDS_A_DECISION = 5
SECONDS = 15
GOAL = 2.0

LATENESS = """
select extract(epoch from made_at - deadline)::float8 from decisions where maker = 'clock' and made_at > %s
"""
UNSWEPT = """
select coalesce(max(extract(epoch from clock_timestamp() - due_at)), 0)::float8 from deadlines
where due_at < clock_timestamp()
"""


def measure_all(ground: Ground, deadlines: int = DEADLINES) -> list[Row]:
    """Matches whose seats never choose run out again and again among matches whose time is far away."""
    service = make_service(Settings(database_url=ground.url))
    crowd.add_running(service, deadlines)
    with served_at_rest(ground.url, ground.broker):
        _open_matches(service)
        time.sleep(SECONDS_A_DECISION)  # the clocks that ran out while the matches were being opened are not judged
        with psycopg.connect(ground.url, autocommit=True) as connection:
            begun = connection.execute("select clock_timestamp()").fetchone()
            time.sleep(SECONDS)
            lateness = [row[0] for row in connection.execute(LATENESS, begun)]
            waiting = connection.execute(UNSWEPT).fetchone()
    service.close()
    assert waiting is not None
    p99 = percentile(lateness, 0.99)
    note = f"p50 {percentile(lateness, 0.5):.2f} s; {len(lateness)} timeouts; {waiting[0]:.1f} s the oldest at the end"
    return [Row("deadlines", f"lateness, p99 among {deadlines:,}", max(p99, waiting[0]), "s", GOAL, "at most", note)]


def _open_matches(service: Service) -> None:
    tokens = [create_player(service, f"Late {uuid4().hex[:12]}").token for _ in range(2)]
    first, second = (authenticate(service, token) for token in tokens)
    limit, wishes = TimeLimit(SECONDS_A_DECISION, "default-action"), [SeatWish("me"), SeatWish("open")]
    for _ in range(MATCHES):
        opened = open_match(service, first, game="aqualin", seats=wishes, time_limit=limit)
        take_seat(service, second, opened.id, 1, pick=None)
