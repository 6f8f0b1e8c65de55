"""A person plays on the terminal: any game, by numbers."""

from __future__ import annotations

import subprocess
import sys

import pytest

from sites import Site


@pytest.mark.parametrize(
    ("game", "more"),
    [
        pytest.param("aqualin", [], id="turn by turn"),
        pytest.param("walk-the-plank", [], id="sealed choices"),
        pytest.param("beach-closed", ["--seat", "0"], id="secret turns of many actions"),
        pytest.param("beach-closed", ["--seat", "1"], id="against secret turns"),
    ],
)
def test_a_match_is_played_to_its_end(site: Site, game: str, more: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "seaboard.cli.main", "play", game, "--url", site.url, "--level", "easy", *more],
        input="y\n0\n" * 400, capture_output=True, text=True, check=False, timeout=100,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr + done.stdout[-2000:]
    assert "The match is over" in done.stdout, done.stdout[-2000:]


def test_a_game_that_there_is_not_is_told_in_one_line(site: Site) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "seaboard.cli.main", "play", "chess", "--url", site.url],
        capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert done.returncode == 1
    assert done.stderr.strip() == "seaboard: There is no such game."
