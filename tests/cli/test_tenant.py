"""`seaboard tenant`: apps are made and looked after at the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from seaboard.cli.home import Home
from seaboard.cli.main import main
from seaboard.matches.authenticate import authenticate_app
from seaboard.matches.refusals import UnknownToken
from seaboard.matches.service import make_service
from seaboard.settings import Settings


@pytest.fixture(autouse=True)
def environment(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEABOARD_DATABASE_URL", database_url)


def said(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> str:
    assert main(["tenant", *words]) == code
    captured = capsys.readouterr()
    return (captured.err if code else captured.out).strip()


def test_an_app_is_made_changes_its_key_and_is_limited(capsys: pytest.CaptureFixture[str], database_url: str) -> None:
    first = said(capsys, "create", "shop")
    second = said(capsys, "key", "shop", "--label", "new server")
    ids = {label: id_ for id_, label in (line.split(" ", 1) for line in said(capsys, "keys", "shop").splitlines())}
    said(capsys, "revoke-key", "shop", ids["first"])
    said(capsys, "quotas", "shop", "--players", "10")
    said(capsys, "issuer", "shop", "--issuer", "https://a.example", "--audience", "b", "--jwks", "https://a.example/k")
    listed = said(capsys, "list")
    assert listed == "shop: players 0 of 10, unfinished matches 0 of any, issuer https://a.example"
    said(capsys, "no-issuer", "shop")
    assert "issuer none" in said(capsys, "list")
    acts = said(capsys, "audit", "shop")
    assert "quotas-set" in acts
    assert first not in acts
    service = make_service(Settings(database_url=database_url))
    with pytest.raises(UnknownToken):
        authenticate_app(service, first)
    assert authenticate_app(service, second).name == "shop"
    service.close()


@pytest.mark.parametrize(
    "words",
    [
        pytest.param(("create", "house"), id="the house's own name"),
        pytest.param(("create", " "), id="no name"),
        pytest.param(("keys", "nobody"), id="an app that is not there"),
        pytest.param(("quotas", "house"), id="the house has no quotas"),
        pytest.param(("revoke-key", "nobody", "x"), id="a key of nobody"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(capsys: pytest.CaptureFixture[str], words: tuple[str, ...]) -> None:
    assert said(capsys, *words, code=1).startswith("seaboard: there ")


def test_without_a_database_it_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("SEABOARD_DATABASE_URL")
    monkeypatch.setenv("SEABOARD_HOME", str(tmp_path))
    assert "SEABOARD_DATABASE_URL" in said(capsys, "list", code=1)


def test_a_database_that_does_not_answer_is_said_in_a_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SEABOARD_DATABASE_URL", f"postgresql://seaboard:hidden@/seaboard?host={tmp_path}")
    line = said(capsys, "list", code=1)
    assert line.startswith("seaboard: cannot reach the database: ")
    assert "hidden" not in line
    assert "\n" not in line


def test_the_database_of_a_running_launcher_is_found_in_its_home(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, database_url: str
) -> None:
    monkeypatch.delenv("SEABOARD_DATABASE_URL")
    monkeypatch.setenv("SEABOARD_HOME", str(tmp_path))
    with Home(tmp_path).naming(database_url):
        assert (tmp_path / "database").stat().st_mode & 0o777 == 0o600
        said(capsys, "create", "shop")
        assert said(capsys, "list").startswith("shop: ")
    assert "no `seaboard up` serves" in said(capsys, "list", code=1)
