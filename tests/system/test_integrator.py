"""An integrator's whole path, by the example and by the guide, against a Seaboard that may send to this machine."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from servers import running_postgres, running_valkey
from sites import Site, served

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "docs" / "examples" / "put_a_game_into_your_app.py"
GUIDE = ROOT / "docs" / "guides" / "put-a-game-into-your-app.md"


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    from seaboard.store.migrate import migrate

    with running_postgres() as postgres:
        migrate(postgres.url)
        yield postgres.url


@pytest.fixture(scope="module")
def open_site(database: str) -> Iterator[Site]:
    with running_valkey() as valkey, served(database, valkey.url, SEABOARD_WEBHOOK_NETWORKS="127.0.0.0/8") as site:
        yield site


def test_an_app_puts_a_game_into_itself(open_site: Site, database: str) -> None:
    environment = {**os.environ, "SEABOARD_DATABASE_URL": database, "PYTHONPATH": str(ROOT / "services")}
    done = subprocess.run(
        [sys.executable, str(SCRIPT), open_site.url],
        env=environment, capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    print(done.stdout)
    for said in (
        "a signed webhook says match.started",
        "and then a 304 with 0",
        "without a gap, until the end of the match",
        "the match ended as forfeited, and a signed webhook says match.over",
        "seaboard verify: True: forfeited",
        "the signed outcome is true",
    ):
        assert said in done.stdout


@pytest.fixture
def commands(tmp_path: Path) -> Path:
    """A folder with the command `seaboard`, as an installation has it."""
    command = tmp_path / "bin" / "seaboard"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m seaboard.cli.main "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    return command.parent


def test_the_commands_of_the_guide_work_as_they_stand(
    open_site: Site, database: str, commands: Path, tmp_path: Path
) -> None:
    blocks = re.findall(r"^```sh\n(.*?)^```$", GUIDE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    environment = {
        "BASE": open_site.url,
        "SEABOARD_DATABASE_URL": database,
        "PYTHONPATH": str(ROOT / "services"),
        "PATH": f"{commands}:{Path(sys.executable).parent}:/usr/local/bin:/usr/bin:/bin",
    }
    done = subprocess.run(
        ["bash", "-c", "set -eu\ntrap 'kill $(jobs -p) 2> receiver.log || true' EXIT\n" + "echo ----\n".join(blocks)],
        cwd=tmp_path, env=environment, capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    _, app, players, _, _, _, joined, chosen, polled, followed, told, verified, signed = (
        part.split() for part in done.stdout.split("----\n")
    )
    assert app[0] == "Chat"
    assert players == ["user-ada", "user-ben", "Chat", "ada"]
    assert joined == ["running"]
    assert chosen == ["sealed"]
    assert polled == ["304"]
    assert followed == [*map(str, range(1, len(followed))), f"{len(followed) - 1}.end"]
    assert told == ["match.started", "match.over", "forfeited"]
    assert verified[:2] == ["True:", "forfeited,"]
    assert signed[:4] == ["signed", "by", "seaboard", "places"]
