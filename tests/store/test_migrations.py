"""Migrations: by several processes at once, again, and to the same tables for every kind of address."""

from __future__ import annotations

import multiprocessing
import re
import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path

import psycopg
import pytest

from matches.test_archive import all_that_is_read, played
from seaboard.matches.archive import archive_some
from seaboard.matches.check_readiness import check_readiness
from seaboard.store.migrate import MigrationFailed, migrate, newest_migration, to_dbmate_url
from seated import new_caller, rows, running_service
from servers import running_postgres

MIGRATIONS = Path(str(files("seaboard.store").joinpath("migrations")))
ARCHIVES_BY_MONTH = "20261201002900"


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


@pytest.fixture
def older_url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A database as it was before archives lay in a table for each month."""
    with running_postgres() as server:
        shutil.copytree(MIGRATIONS, tmp_path / "migrations")
        for file in (tmp_path / "migrations").iterdir():
            if file.name >= ARCHIVES_BY_MONTH:
                file.unlink()
        with monkeypatch.context() as older:
            older.setattr("seaboard.store.migrate.files", lambda _: tmp_path)
            migrate(server.url)
        yield server.url


def test_archives_come_to_lie_by_month_while_they_are_read_and_written(older_url: str) -> None:
    """The statements are those of older versions, too."""
    with running_service(older_url) as service:
        ann, bob = new_caller(service, "Ann"), new_caller(service, "Bob")
        matches = [played(service, (ann, bob)) for _ in range(6)]
        before = [all_that_is_read(service, (ann, bob), match) for match in matches]
        assert archive_some(service, 0, limit=3) == 3
        with ThreadPoolExecutor(1) as threads:
            migrating = threads.submit(migrate, older_url)
            while not migrating.done():
                archive_some(service, 0, limit=1)
                assert all_that_is_read(service, (ann, bob), matches[0]) == before[0]
            migrating.result()
        archive_some(service, 0)
        assert [all_that_is_read(service, (ann, bob), match) for match in matches] == before
        assert check_readiness(service).is_ready
        lain = rows(service, "select tableoid::regclass::text, count(*) from archives group by 1 order by 1")
        assert lain == [("archives_before", 6)]
        assert rows(
            service, "select high > match_id from archive_tables, archives where low is null and high is not null"
        )


def test_where_nothing_is_archived_yet_there_are_tables_for_months_alone(fresh_url: str) -> None:
    migrate(fresh_url)
    with running_service(fresh_url) as service:
        names = [name for (name,) in rows(service, "select name from archive_tables order by name")]
        assert names[-1] == "archives_rest"
        assert all(re.fullmatch(r"archives_\d{4}_\d\d", name) for name in names[:-1])
        match = played(service, (new_caller(service, "Ann"), new_caller(service, "Bob")))
        archive_some(service, 0)
        assert (
            rows(service, "select tableoid::regclass::text from archives where match_id = %s", match)[0][0]
            in names[:-1]
        )
