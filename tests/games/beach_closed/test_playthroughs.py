"""A whole match of Beach Closed for each way it can end, as pages to review."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from games.beach_closed.test_belief import AtRandom
from playthroughs import check_page, page, scripted
from seaboard.bots.contract import Bot
from seaboard.bots.offline import opening_of, play_match
from seaboard.catalogue import Catalogue
from seaboard.engine.replay import Entry, Left, Opening

ENTRY = Catalogue()["beach-closed"]
PAGES = Path(__file__).with_name("playthroughs")
PLAYERS: dict[str, Bot] = {**ENTRY.bots, "random": AtRandom()}


def opening(label: str) -> Opening:
    return opening_of(ENTRY.game, 2, {"jaws": "seat-0"}, label)


def log_of(label: str, jaws: str, orca: str) -> Sequence[Entry]:
    """A match of bots, which remember what they are told."""
    return play_match(ENTRY.game, [PLAYERS[jaws], PLAYERS[orca]], opening(label)).log


@pytest.mark.parametrize(
    ("ending", "label", "jaws", "orca"),
    [
        pytest.param("shark-killed", "hunt", "medium", "medium", id="BC-8.1 shark-killed"),
        pytest.param("no-swimmers", "feast", "medium", "medium", id="BC-8.1 no-swimmers"),
        pytest.param("standstill", "still", "random", "random", id="BC-8.2 standstill"),
    ],
)
def test_pages(ending: str, label: str, jaws: str, orca: str) -> None:
    check(ending, label, log_of(label, jaws, orca))


@pytest.mark.parametrize(
    ("label", "number", "left"),
    [
        pytest.param("left", 4, Left(1, "resigned"), id="ALL-6 resigned"),
        pytest.param("late", 3, Left(0, "forfeited"), id="ALL-6 forfeited"),
    ],
)
def test_pages_of_leavers(label: str, number: int, left: Left) -> None:
    check(left.leaving, label, [*log_of(label, "medium", "easy")[:number], left])


def check(ending: str, label: str, log: Sequence[Entry]) -> None:
    text = page(ENTRY, ending, opening(label), scripted(log))
    assert f"ending:{ending} " in text
    check_page(PAGES / f"{ending}.txt", text)
