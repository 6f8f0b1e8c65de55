"""A whole match of Amity Island for each way it can end, as pages to review."""

from __future__ import annotations

from pathlib import Path

import pytest

from playthroughs import check_page, page, scripted
from seaboard.bots.offline import play_match
from seaboard.catalogue import Catalogue
from seaboard.engine.replay import Entry, Left, Opening

ENTRY = Catalogue()["amity"]
PAGES = Path(__file__).with_name("playthroughs")


def opening(number: int, seats: int, rounds: int = 32) -> Opening:
    picks = (None, "quint", "brody") if seats == 3 else (None,) * seats
    return Opening(bytes([number]) * 32, seats, picks, ENTRY.game.facts.read_options({"max-rounds": rounds}))


def log(ending: str, start: Opening) -> list[Entry]:
    """What the house plays; of an ending by leaving, the first steps and then the leaver."""
    shark, crew = {"swimmers": ("medium", "easy"), "barrels": ("easy", "medium")}.get(ending, ("easy", "easy"))
    bots = [ENTRY.bots[shark], *[ENTRY.bots[crew]] * (start.seats - 1)]
    played = list(play_match(ENTRY.game, bots, start).log)
    if ending == "resigned":
        return [*played[:4], Left(2, "resigned"), Left(0, "resigned")]
    return [*played[:2], Left(1, "forfeited")] if ending == "forfeited" else played


@pytest.mark.parametrize(
    ("ending", "start"),
    [
        pytest.param("swimmers", opening(1, 2), id="swimmers"),
        pytest.param("barrels", opening(2, 4), id="barrels"),
        pytest.param("rounds", opening(3, 3, rounds=2), id="rounds"),
        pytest.param("resigned", opening(4, 3), id="resigned"),
        pytest.param("forfeited", opening(5, 2), id="forfeited"),
    ],
)
def test_pages(ending: str, start: Opening) -> None:
    text = page(ENTRY, ending, start, scripted(log(ending, start)))
    assert f"ending:{ending} " in text
    check_page(PAGES / f"{ending}.txt", text)
