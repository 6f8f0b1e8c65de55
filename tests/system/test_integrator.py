"""An integrator's whole path, by the example and by the guide, against a Seaboard that may send to this machine."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from servers import running_postgres, running_valkey
from sites import Site, served

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "docs" / "examples" / "put_a_game_into_your_app.py"


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
