"""What a bot's runner does without a service: how long a bot may think, and how it is named and asked."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from sdk.test_client import example
from seaboard_sdk.bots import Budget, Ended
from seaboard_sdk.bots.command import bot_of, main
from seaboard_sdk.bots.playing import time_left
from seaboard_sdk.bots.thinking import Mind
from seaboard_sdk.generated import models
from seaboard_sdk.words import asked
from servers import free_ports

NOW = datetime(2026, 11, 30, 18, 0, tzinfo=UTC)


@pytest.mark.parametrize(
    ("left", "seconds"),
    [
        pytest.param(60.0, 58.0, id="two seconds are kept for sending"),
        pytest.param(5.0, 4.0, id="of a short clock a fifth"),
        pytest.param(-1.0, -0.8, id="too late"),
        pytest.param(None, float("inf"), id="no clock"),
    ],
)
def test_a_bot_may_think_as_long_as_the_clock_allows(left: float | None, seconds: float) -> None:
    decision = asked(models.Decision.from_dict(example("getDecision")))
    decision.server_time = NOW
    decision.deadline = None if left is None else NOW + timedelta(seconds=left)
    assert time_left(decision) == pytest.approx(seconds)


@pytest.mark.parametrize("minutes", [-10, 0, 10])
def test_a_clock_that_is_wrong_on_the_bots_side_changes_nothing(minutes: int) -> None:
    """What is left is told by the service's own clock, in the same answer."""
    decision = asked(models.Decision.from_dict(example("getDecision")))
    decision.server_time = datetime.now(UTC) + timedelta(minutes=minutes)
    decision.deadline = decision.server_time + timedelta(seconds=60)
    assert time_left(decision) == pytest.approx(58.0)


class Counting:
    """Answers how often it was asked."""

    def __init__(self) -> None:
        self.count = 0

    def choose(self, view: Any, legal_actions: Any, budget: Budget) -> Any:
        self.count += 1
        return [self.count, budget.seconds]


def step(mind: Mind, *legal: Any) -> list[Any]:
    return [*mind.step(None, legal, 3.0)]


def test_a_class_is_made_once_for_each_seat_and_told_its_budget() -> None:
    one, other = Mind(Counting), Mind(Counting)
    assert step(one) == [1, 3.0]
    assert step(one) == [2, 3.0]
    assert step(other) == [1, 3.0]


def test_a_function_answers_with_one_action_or_several() -> None:
    assert step(Mind(lambda view, legal: legal[0]), "a") == ["a"]
    assert step(Mind(lambda view, legal: legal), "a", "b") == ["a", "b"]


def test_who_has_won() -> None:
    assert Ended("m", 1, "ending", (2, 1)).is_won
    assert not Ended("m", 0, "ending", (2, 1)).is_won
    assert not Ended("m", 0, "ending", (1, 1)).is_won


def test_a_bot_is_named_by_its_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "somebot.py").write_text("def choose(view, legal_actions):\n    return legal_actions[0]\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    assert bot_of("somebot:choose")(None, ["a"]) == "a"
    with pytest.raises(argparse.ArgumentTypeError, match="no bot"):
        bot_of("somebot:other")


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with bots good and bad, and an environment that names nobody."""
    for name, text in {
        "goodbot": "def choose(view, legal_actions):\n    return legal_actions[0]\n",
        "brokenbot": "def choose(view legal_actions):\n",
        "threebot": "choose = 3\n",
    }.items():
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delenv("SEABOARD_TOKEN", raising=False)
    monkeypatch.setattr("seaboard_sdk.bots.command.SECONDS_TO_ANSWER", 0.2)


@pytest.mark.usefixtures("desk")
@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("run goodbot:choose", "required: --game"),
        ("run nobot:choose --game aqualin", "No module named 'nobot'"),
        ("run goodbot:decide --game aqualin", "no attribute 'decide'"),
        ("run brokenbot:choose --game aqualin", "SyntaxError"),
        ("run threebot:choose --game aqualin", "neither a function nor a class"),
        ("run goodbot:choose --game aqualin --matches 0", "'0' is not a number above 0"),
        ("run goodbot:choose --game aqualin --concurrency many", "'many' is not a number above 0"),
    ],
)
def test_what_is_said_wrong_is_told_in_a_line(words: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(words.split())
    assert refused.value.code == 2
    assert said in capsys.readouterr().err.splitlines()[-1]


@pytest.mark.usefixtures("desk")
def test_without_a_token_or_a_service_it_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["run", "goodbot:choose", "--game", "aqualin"]
    assert main(words) == 2
    assert "SEABOARD_TOKEN is not set" in capsys.readouterr().err
    monkeypatch.setenv("SEABOARD_TOKEN", "t")
    for url in (f"http://127.0.0.1:{free_ports(1)[0]}", "localhost:8080", "http://"):
        monkeypatch.setenv("SEABOARD_URL", url)
        assert main(words) == 1
        assert f"no Seaboard answers at {url.rstrip('/')} (SEABOARD_URL)" in capsys.readouterr().err
