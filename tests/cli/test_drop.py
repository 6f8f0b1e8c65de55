"""`seaboard drop`: it tells what would go, and drops it only when it is told to."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from matches.test_archive import played
from seaboard.cli.main import main
from seaboard.matches.archive import archive_some
from seated import new_caller, rows, running_service


@pytest.fixture(autouse=True)
def environment(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEABOARD_DATABASE_URL", database_url)


@pytest.fixture
def old_match(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match of January 2020, archived."""
    with running_service(database_url) as service:
        people = new_caller(service, "Ann"), new_caller(service, "Bob")
        with monkeypatch.context() as then:
            clock = SimpleNamespace(time_ns=lambda: 1_579_000_000_000_000_000)
            then.setattr("seaboard.matches.ids.time", clock)
            played(service, people)
        archive_some(service, 0)


def said(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> str:
    assert main(["drop", *words]) == code
    captured = capsys.readouterr()
    return captured.err if code else captured.out


def matches(database_url: str) -> int:
    with running_service(database_url) as service:
        return int(rows(service, "select count(*) from matches")[0][0])


@pytest.mark.usefixtures("old_match")
def test_nothing_goes_until_yes_is_said(capsys: pytest.CaptureFixture[str], database_url: str) -> None:
    told = said(capsys, "--before", "2020-02")
    assert "Opened before 2020-02 and over: 1 matches, 0 tournaments." in told
    assert "Nothing was dropped" in told
    assert matches(database_url) == 1
    assert "matches: 1" in said(capsys, "--before", "2020-02", "--yes")
    assert matches(database_url) == 0


def test_a_month_to_come_is_refused_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "--before", "9999-01", "--yes", code=1).startswith("seaboard: 9999-01 is yet to come")


@pytest.mark.parametrize("words", [("--before", "2020"), ("--before", "2020-13"), ()])
def test_what_is_no_month_is_refused(words: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit):
        main(["drop", *words])
