"""The guide 'A bot for hidden movement' is so: its pieces are the example, which hunts well, and its commands work."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from typing import Any

import pytest

from desks import EXAMPLES, Desk, guide
from seaboard.bots.offline import opening_of
from seaboard.catalogue import Catalogue
from seaboard_sdk.bots.arena import Guest, House, Table
from seaboard_sdk.bots.thinking import Mind
from sites import Site

GUIDE = guide("a-bot-for-hidden-movement")
*PIECES, OFFLINE = GUIDE.blocks("python")
CAPTAIN = EXAMPLES / "orca_captain.py"


def captain() -> Any:
    """The example's class."""
    spec = importlib.util.spec_from_file_location("orca_captain", CAPTAIN)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.Captain


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    made = Desk(tmp_path)
    made.lay("orca_captain.py", "\n\n".join(PIECES))
    return made


def test_the_pieces_of_the_guide_are_the_example() -> None:
    assert "".join(PIECES).split() == CAPTAIN.read_text(encoding="utf-8").split()


def test_the_captain_beats_easy_more_often_than_not(desk: Desk) -> None:
    won, of, played = desk.run(["python", "-c", OFFLINE]).split()
    assert (of, played) == ("of", "40")
    assert int(won) > 20


def test_the_truth_is_never_ruled_out() -> None:
    """Whenever the captain is asked, the shark is under a card that it believes possible, or under none."""
    entry, believed = Catalogue()["beach-closed"], list[float]()
    made: Any = captain()

    class Watched(made):  # type: ignore[misc]  # an example has no types
        def choose(self, view: Any, legal_actions: Any) -> Any:
            shark = entry.game.view(table.state, 1).shark.now
            believed.extend([] if shark.due else [self.chances.get(shark.card, 0.0)])
            return super().choose(view, legal_actions)

    for number in range(10):
        table = Table(entry.game, opening_of(entry.game, 2, {"jaws": "seat-1"}, f"belief/{number}"))
        table.play([Guest(table, 0, Mind(Watched)), House(table, 1, entry.bots[("easy", "medium")[number % 2]])])
    assert min(believed) > 0
    assert sum(believed) / len(believed) > 0.15


def test_the_commands_work_as_they_stand(site: Site, desk: Desk) -> None:
    said = desk.run(["sh", "-ec", "\n".join(GUIDE.blocks("sh"))], SEABOARD_URL=site.url)
    assert re.fullmatch(r"1 matches, [01] won\n", said)
