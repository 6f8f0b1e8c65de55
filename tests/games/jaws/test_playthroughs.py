"""A whole match of both acts for each way it can end, as pages to review."""

from __future__ import annotations

from pathlib import Path

import pytest

from playthroughs import check_page, page, scripted
from seaboard.bots.offline import play_match
from seaboard.catalogue import Catalogue
from seaboard.engine.replay import Entry, Left, Opening

ENTRY = Catalogue()["jaws"]
PAGES = Path(__file__).with_name("playthroughs")


def opening(number: int, seats: int, orca_rounds: int = 60) -> Opening:
    """Act 1 is kept short, so that the pages can be read."""
    picks = (None, "quint", "brody") if seats == 3 else (None,) * seats
    options = {"amity-max-rounds": 3, "orca-max-rounds": orca_rounds}
    return Opening(bytes([number]) * 32, seats, picks, ENTRY.game.facts.read_options(options))


def log(ending: str, start: Opening) -> list[Entry]:
    """What the house plays; of an ending by leaving, the first steps and then the leaver."""
    played = list(play_match(ENTRY.game, [ENTRY.bots["medium"]] * start.seats, start).log)
    if ending == "resigned":
        return [*played[:3], Left(2, "resigned"), Left(0, "resigned")]
    return [*played[:-1], Left(1, "forfeited")] if ending == "forfeited" else played


@pytest.mark.parametrize(
    ("ending", "start"),
    [
        pytest.param("shark-eliminated", opening(13, 2), id="shark-eliminated"),
        pytest.param("boat-destroyed", opening(21, 3), id="boat-destroyed"),
        pytest.param("crew-eliminated", opening(13, 4), id="crew-eliminated"),
        pytest.param("round-limit", opening(4, 4, orca_rounds=2), id="round-limit"),
        pytest.param("resigned", opening(5, 3), id="resigned"),
        pytest.param("forfeited", opening(6, 2, orca_rounds=2), id="forfeited"),
    ],
)
def test_pages(ending: str, start: Opening) -> None:
    text = page(ENTRY, ending, start, scripted(log(ending, start)))
    assert f"ending:{ending} " in text
    check_page(PAGES / f"{ending}.txt", text)


def test_every_ending_has_a_page() -> None:
    assert {path.stem for path in PAGES.glob("*.txt")} == set(ENTRY.game.facts.endings)
