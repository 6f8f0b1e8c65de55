"""The guide 'Your first bot' is so: its bot is short and beats `easy`, and its commands work as they stand."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from seaboard_sdk.bots.command import main
from sites import Site

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "guides" / "your-first-bot.md").read_text(encoding="utf-8")
EXAMPLES = ROOT / "sdk" / "python" / "examples"


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)


BOT, OFFLINE = blocks("python")


@pytest.fixture
def desk(tmp_path: Path) -> tuple[Path, dict[str, str]]:
    """A folder with the guide's bot, and an environment in which the SDK is installed with its command."""
    (tmp_path / "mybot.py").write_text(BOT, encoding="utf-8")
    commands = tmp_path / "bin"
    commands.mkdir()
    for name, words in (("python", ""), ("seaboard-bot", "-m seaboard_sdk.bots.command ")):
        (commands / name).write_text(f'#!/bin/sh\nexec "{sys.executable}" {words}"$@"\n', encoding="utf-8")
        (commands / name).chmod(0o755)
    packages = os.pathsep.join(str(ROOT / folder) for folder in ("services", "sdk/python"))
    path = f"{commands}{os.pathsep}{os.environ['PATH']}"
    return tmp_path, os.environ | {"PATH": path, "PYTHONPATH": packages}


def run(words: list[str], desk: tuple[Path, dict[str, str]], **more: str) -> str:
    folder, environment = desk
    done = subprocess.run(words, cwd=folder, env=environment | more, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_bot_has_fifteen_lines_at_most_and_is_the_example_s() -> None:
    assert len([line for line in BOT.splitlines() if line.strip()]) <= 15
    assert BOT in (EXAMPLES / "greedy.py").read_text(encoding="utf-8")


def test_the_bot_beats_easy(desk: tuple[Path, dict[str, str]]) -> None:
    won, of, played = run(["python", "-c", OFFLINE], desk).split()
    assert (of, played) == ("of", "100")
    assert int(won) > 50


def test_the_commands_work_as_they_stand(site: Site, desk: tuple[Path, dict[str, str]]) -> None:
    said = run(["sh", "-ec", "\n".join(blocks("sh"))], desk, SEABOARD_URL=site.url)
    assert re.fullmatch(r"4 matches, \d won\n", said)


def test_the_examples_play(site: Site, desk: tuple[Path, dict[str, str]]) -> None:
    folder, _ = desk
    (folder / "random_bot.py").write_text((EXAMPLES / "random_bot.py").read_text(encoding="utf-8"), encoding="utf-8")
    command = (
        blocks("sh")[0].replace("mybot", "random")
        + "seaboard-bot run random_bot:choose --game aqualin --against easy --matches 1"
    )
    assert run(["sh", "-ec", command], desk, SEABOARD_URL=site.url).startswith("1 matches")
    assert "'ending':" in run(["python", str(EXAMPLES / "plain_httpx.py")], desk, SEABOARD_URL=site.url)


@pytest.mark.parametrize(
    ("game", "level", "token", "said"),
    [
        ("ludo", "easy", "good", "there is no game 'ludo' at .*; there are amity, aqualin, "),
        ("aqualin", "godlike", "good", "aqualin has no house bots of level 'godlike'; there are easy, medium"),
        ("aqualin", "easy", "bad", "unknown-token: "),
    ],
)
def test_what_cannot_be_played_is_said_at_once(
    site: Site,
    desk: tuple[Path, dict[str, str]],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    *,
    game: str,
    level: str,
    token: str,
    said: str,
) -> None:
    monkeypatch.chdir(desk[0])
    monkeypatch.syspath_prepend(str(desk[0]))
    monkeypatch.setenv("SEABOARD_URL", site.url)
    with site.player() as player:
        monkeypatch.setenv("SEABOARD_TOKEN", player.token if token == "good" else "bad")
        assert main(["run", "mybot:choose", "--game", game, "--against", level]) == 1
    assert re.search(f"^seaboard-bot: {said}", capsys.readouterr().err, re.MULTILINE)
