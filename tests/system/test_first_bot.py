"""The guide 'Your first bot' is so: its bot is short and beats `easy`, and its commands work as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from desks import EXAMPLES, Desk, guide
from seaboard_sdk.bots.command import main
from sites import Site

GUIDE = guide("your-first-bot")
BOT, OFFLINE = GUIDE.blocks("python")


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """With the guide's bot on it."""
    made = Desk(tmp_path)
    made.lay("mybot.py", BOT)
    return made


def test_the_bot_has_fifteen_lines_at_most_and_is_the_example_s() -> None:
    assert len([line for line in BOT.splitlines() if line.strip()]) <= 15
    assert BOT in (EXAMPLES / "greedy.py").read_text(encoding="utf-8")


def test_the_bot_beats_easy(desk: Desk) -> None:
    won, of, played = desk.run(["python", "-c", OFFLINE]).split()
    assert (of, played) == ("of", "100")
    assert int(won) > 50


def test_the_commands_work_as_they_stand(site: Site, desk: Desk) -> None:
    said = desk.run(["sh", "-ec", "\n".join(GUIDE.blocks("sh"))], SEABOARD_URL=site.url)
    assert re.fullmatch(r"4 matches, \d won\n", said)


def test_the_examples_play(site: Site, desk: Desk) -> None:
    desk.lay("random_bot.py", (EXAMPLES / "random_bot.py").read_text(encoding="utf-8"))
    command = (
        GUIDE.blocks("sh")[0].replace("mybot", "random")
        + "seaboard-bot run random_bot:choose --game aqualin --against easy --matches 1"
    )
    assert desk.run(["sh", "-ec", command], SEABOARD_URL=site.url).startswith("1 matches")
    assert "'ending':" in desk.run(["python", str(EXAMPLES / "plain_httpx.py")], SEABOARD_URL=site.url)


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
    desk: Desk,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    *,
    game: str,
    level: str,
    token: str,
    said: str,
) -> None:
    monkeypatch.chdir(desk.folder)
    monkeypatch.syspath_prepend(str(desk.folder))
    monkeypatch.setenv("SEABOARD_URL", site.url)
    with site.player() as player:
        monkeypatch.setenv("SEABOARD_TOKEN", player.token if token == "good" else "bad")
        assert main(["run", "mybot:choose", "--game", game, "--against", level]) == 1
    assert re.search(f"^seaboard-bot: {said}", capsys.readouterr().err, re.MULTILINE)
