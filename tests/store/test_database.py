"""Transactions: all or nothing, joined when nested, and whole again after the database was away."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib.resources import files
from pathlib import Path

import pytest

from seaboard.store.database import Database, Failed, Taken, Unavailable
from seaboard.store.decisions import ChoiceRow, DecisionRow
from seaboard.store.events import SeenRow, ToldRow
from seaboard.store.queries import load
from seaboard.store.steps import StepRows

COUNT = "select count(*) from players"
ADD = "insert into players (id, name, is_bot) values (%(id)s, 'Ann', false)"
IDS = [f"00000000-0000-7000-8000-00000000000{digit}" for digit in range(3)]


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    database = Database(database_url, 4)
    yield database
    database.close()


def count(database: Database) -> int:
    with database.snapshot() as tx:
        found: int = tx.value(COUNT, {})
        return found


def test_what_fails_in_the_middle_leaves_nothing(database: Database) -> None:
    def fail() -> None:
        with database.transaction() as tx:
            tx.run(ADD, {"id": IDS[0]})
            raise LookupError

    with pytest.raises(LookupError):
        fail()
    assert count(database) == 0


def test_a_statement_that_fails_unseen_shows_at_the_end(database: Database) -> None:
    def add_twice() -> None:
        with database.transaction() as tx:
            tx.run(ADD, {"id": IDS[0]})
            tx.run(ADD, {"id": IDS[0]})

    with pytest.raises(Failed):
        add_twice()
    assert count(database) == 0


def test_a_transaction_within_another_is_a_part_of_it(database: Database) -> None:
    def fail() -> None:
        with database.transaction() as outer:
            outer.run(ADD, {"id": IDS[0]})
            with database.transaction() as inner:
                inner.run(ADD, {"id": IDS[1]})
            assert outer.value(COUNT, {}) == 2
            raise LookupError

    with pytest.raises(LookupError):
        fail()
    assert count(database) == 0


def test_a_snapshot_cannot_write(database: Database) -> None:
    def write() -> None:
        with database.snapshot() as tx:
            tx.run(ADD, {"id": IDS[0]})

    with pytest.raises(Failed):
        write()
    assert count(database) == 0
    with database.transaction() as tx:
        tx.run(ADD, {"id": IDS[0]})
    assert count(database) == 1


def test_a_refused_row_is_not_quoted_in_the_error(database: Database) -> None:
    """The row may be a match with its whole truth."""

    def write() -> None:
        with database.transaction() as tx:
            tx.run("insert into players (id, name, is_bot) values (%(id)s, 'secret', null)", {"id": IDS[0]})

    with pytest.raises(Failed) as failure:
        write()
    assert "null value" in str(failure.value)
    shown = "".join(traceback.format_exception(failure.value))
    assert "Failing row" not in shown
    assert failure.value.__suppress_context__


def test_what_is_there_already_is_told_apart_from_other_faults(database: Database) -> None:
    def write(name: str) -> None:
        with database.transaction() as tx:
            values = {"id": IDS[0], "name": name}
            tx.value("insert into players (id, name, is_bot) values (%(id)s, %(name)s, false) returning name", values)

    write("Ada")
    with pytest.raises(Taken):
        write("Ben")


def test_who_waits_for_a_lock_too_long_gives_up(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seaboard.store.database.PATIENCE", "-c lock_timeout=100ms")
    hasty = Database(database.url, 1)

    def wait() -> None:
        with hasty.transaction() as tx:
            tx.run("lock table players", {})

    with database.transaction() as tx:
        tx.value("select count(*) from players", {})
        with pytest.raises(Unavailable):
            wait()
    hasty.close()


@pytest.mark.parametrize("way", ["transaction", "snapshot"])
def test_behind_a_pooler_patience_lasts_for_a_transaction_and_nothing_is_prepared(database: Database, way: str) -> None:
    """As it must be in transaction mode, where the next transaction may be another connection's."""
    pooled = Database(f"{database.url}&connect_timeout=9", 1, direct_url=database.url)
    for _ in range(7):  # psycopg prepares what it sends for the sixth time
        with getattr(pooled, way)() as tx:
            assert tx.value("show lock_timeout", {}) == "5s"
    with pooled.single() as tx:
        assert tx.value("show lock_timeout", {}) == "0"
        assert tx.value("select count(*) from pg_prepared_statements", {}) == 0
    assert pooled.bell._url == database.url
    pooled.close()


def test_a_closed_one_stays_closed(database: Database) -> None:
    assert count(database) == 0
    database.close()
    with pytest.raises(Unavailable):
        count(database)


def test_after_all_connections_were_cut_the_next_but_one_unit_of_work_succeeds(database: Database) -> None:
    """Of a pool of one, since other tests of this process have connections of their own."""
    cut = Database(database.url, 1)
    with cut.snapshot() as tx:
        own = tx.value("select pg_backend_pid()", {})
    with database.transaction() as tx:
        assert tx.value("select pg_terminate_backend(%(pid)s, 5000)", {"pid": own})
    with pytest.raises(Unavailable):
        count(cut)
    assert count(cut) == 0
    cut.close()


def test_every_statement_has_a_name_and_a_sentence() -> None:
    room = files("seaboard.store")
    for file in room.iterdir():
        if file.name.endswith(".sql"):
            assert load(file.name)


@pytest.mark.parametrize(
    "spoilt", ["-- name: a\nselect 1;", "-- name: a\n-- A.\nselect 1;\n-- name: a\n-- B.\nselect 2;"]
)
def test_a_statement_without_a_sentence_or_with_a_name_that_is_taken_is_refused(
    spoilt: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "spoilt.sql").write_text(spoilt)
    monkeypatch.setattr("seaboard.store.queries.files", lambda _package: tmp_path)
    with pytest.raises(ValueError, match="sentence"):
        load("spoilt.sql")


def test_no_row_prints_what_it_keeps_secret() -> None:
    now, secret = datetime.now(UTC), {"secret": "secret"}
    printed = [
        DecisionRow("m", 0, 1, "sealed", "all", False, False, now, None, actions=[secret], prepared=secret),
        ChoiceRow(1, "chosen", 0, [secret], "seat", now),
        ToldRow(1, [1, 1], secret, {"0": secret}),
        SeenRow(1, now, secret, secret),
        StepRows(choices=[ChoiceRow(1, "chosen", 0, [secret], "seat", now)]),
    ]
    assert "secret" not in repr(printed)
