"""Backup and restore as docs/guides/backup.md says: a match copied while it is played ends on the copy."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from seaboard.cli.embedded.postgres import find_binaries
from seaboard.matches.look_at_match import look_at_match
from seaboard.matches.open_match import open_match
from seaboard.matches.play_house import play_house
from seaboard.matches.read_replay import read_replay
from seaboard.matches.replay import verify
from seaboard.matches.service import Service
from seaboard.matches.words.opening import SeatWish
from seated import new_caller, play_all_house, rows, running_service, send

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "backup.md"
HOUSE = SeatWish("house", level="easy")


@pytest.fixture
def restored_url(database_url: str) -> Iterator[str]:
    """The address of the database that the guide makes; it is gone afterwards."""
    name = psycopg.conninfo.conninfo_to_dict(database_url)["dbname"]
    yield re.sub(rf"/{name}(?=\?|$)", "/seaboard_restored", database_url)
    with psycopg.connect(database_url, autocommit=True) as connection:
        connection.execute("drop database if exists seaboard_restored with (force)")


def run_commands(**variables: str) -> None:
    """Every line of the guide for a shell."""
    commands = "".join(re.findall(r"^```sh\n(.*?)^```$", GUIDE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL))
    assert commands.count("\n") >= 3
    path = f"{find_binaries()}:{os.environ['PATH']}"
    subprocess.run(["bash", "-euc", commands], env={**os.environ, "PATH": path, **variables}, check=True, timeout=60)


def play_some(service: Service, choices: int) -> None:
    for _ in range(choices):
        for job in send(service):
            play_house(service, job.match_id, job.seat, job.number)


def test_a_match_goes_on_from_the_copy(database_url: str, restored_url: str, tmp_path: Path) -> None:
    with running_service(database_url) as service:
        ann = new_caller(service, "Ann")
        match = open_match(service, ann, game="aqualin", seats=[HOUSE, HOUSE]).id
        play_some(service, 6)
        run_commands(SEABOARD_DATABASE_URL=database_url, RESTORED_DATABASE_URL=restored_url, FOLDER=str(tmp_path))
        play_some(service, 4)
        ((went_on,),) = rows(service, "select last_choice from matches where id = %s", match)
    with running_service(restored_url) as service:
        ((copied,),) = rows(service, "select last_choice from matches where id = %s", match)
        assert 0 < copied < went_on
        play_all_house(service)
        assert look_at_match(service, ann, match).status == "finished"
        games = {name: entry.game for name, entry in service.catalogue.items()}
        assert verify(games, read_replay(service, ann, match))
