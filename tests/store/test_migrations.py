"""Migrations: by several processes at once, again, and to the same tables for every kind of address."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator

import psycopg
import pytest

from seaboard.matches.check_readiness import check_readiness
from seaboard.store.migrate import MigrationFailed, migrate, newest_migration, to_dbmate_url
from seated import running_service
from servers import running_postgres


@pytest.fixture(scope="module")
def fresh_url() -> Iterator[str]:
    """A database without tables."""
    with running_postgres() as server:
        yield server.url


def test_several_processes_migrate_at_once_and_each_migration_is_applied_once(fresh_url: str) -> None:
    with running_service(fresh_url) as service:
        assert check_readiness(service).parts["migrations"] == "none was applied"
    context = multiprocessing.get_context("spawn")
    processes = [context.Process(target=migrate, args=(fresh_url,)) for _ in range(4)]
    for process in processes:
        process.start()
    for process in processes:
        process.join(60)
    assert [process.exitcode for process in processes] == [0] * 4
    migrate(fresh_url)
    with psycopg.connect(fresh_url) as connection:
        versions = connection.execute("select version from schema_migrations order by version").fetchall()
    assert versions[-1] == (newest_migration(),)
    assert len(set(versions)) == len(versions)
    with running_service(fresh_url) as service:
        assert check_readiness(service).is_ready


def test_an_older_database_and_one_that_is_gone_are_not_ready(fresh_url: str) -> None:
    migrate(fresh_url)
    with psycopg.connect(fresh_url, autocommit=True) as connection:
        connection.execute("update schema_migrations set version = '0' || version")
    with running_service(fresh_url) as service:
        assert check_readiness(service).parts["migrations"] == f"only up to 0{newest_migration()}"
    with psycopg.connect(fresh_url, autocommit=True) as connection:
        connection.execute("update schema_migrations set version = substr(version, 2)")


def test_a_database_that_cannot_be_reached_says_so() -> None:
    with pytest.raises(MigrationFailed):
        migrate("postgresql://nobody@127.0.0.1:1/none")


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        pytest.param(
            "postgresql://u@/d?host=%2Ftmp%2Fs",
            "postgres://u@/d?sslmode=disable&socket=%2Ftmp%2Fs&port=5432",
            id="a socket",
        ),
        pytest.param("postgresql://u:p%40s@h:6/d", "postgres://u:p%40s@h:6/d?sslmode=disable", id="a password"),
        pytest.param("postgresql://u@h/d", "postgres://u@h:5432/d?sslmode=disable", id="no port"),
        pytest.param("postgresql://u@h/d?sslmode=require", "postgres://u@h:5432/d?sslmode=require", id="TLS"),
    ],
)
def test_every_address_is_said_as_dbmate_wants_it(url: str, expected: str) -> None:
    assert to_dbmate_url(url) == expected
