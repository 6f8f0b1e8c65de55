"""The servers that tests stand on are real, and empty when a test begins."""

import psycopg
import redis

from seaboard.cli.embedded.postgres import OLDEST_MAJOR
from servers import empty_tables, running_postgres


def test_a_postgres_of_the_tests_is_real_and_can_be_emptied() -> None:
    with running_postgres() as server:
        with psycopg.connect(server.url) as connection:
            assert connection.info.server_version >= OLDEST_MAJOR * 10_000
            connection.execute("CREATE TABLE thing (name text)")
            connection.execute("INSERT INTO thing VALUES ('pawn')")
        empty_tables(server.url)
        with psycopg.connect(server.url) as connection:
            assert connection.execute("SELECT name FROM thing").fetchall() == []


def test_a_broker_of_the_tests_is_real_and_empty(broker_url: str) -> None:
    with redis.Redis.from_url(broker_url.replace("redis+socket://", "unix://")) as broker:
        assert broker.dbsize() == 0
        assert broker.info("persistence")["aof_enabled"] == 1
