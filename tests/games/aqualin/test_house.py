"""The house bots of Aqualin choose well, from the view alone, and the same again for the same chance."""

from __future__ import annotations

import pytest

from games.aqualin.reefs import position
from seaboard.bots.contract import Budget
from seaboard.catalogue import Catalogue
from seaboard.engine.chance import QuickChance
from seaboard.engine.events import DEAF
from seaboard.engine.game import Choice
from seaboard.games.aqualin import GAME
from seaboard.games.aqualin.schools import totals
from seaboard.games.aqualin.state import AqualinState
from seaboard.games.aqualin.words import Place, Slide

BOTS = Catalogue()["aqualin"].bots


def choose(level: str, state: AqualinState, seed: str = "a") -> Choice:
    seat = state.mover
    legal = GAME.legal_actions(state, seat)
    return BOTS[level].choose(GAME.view(state, seat), None, seat, legal, Budget(), QuickChance(seed))


def test_medium_joins_what_it_can_and_slides_for_it() -> None:
    state = position("RC .. .. RF .. ..", ["RJ", "YT"])
    assert choose("medium", state) in {
        (slide, Place("red-jellyfish", cell))
        for slide in (Slide(*pair) for pair in (("a1", "c1"), ("a1", "b1"), ("d1", "b1"), ("d1", "c1")))
        for cell in ("a1", "b1", "c1", "d1", "e1", "b2", "c2", "d2", "a2", "e2")
    }


def test_medium_does_not_feed_the_other_seat() -> None:
    state = position("RC .. .. .. .. ..", ["BC"], mover=0)
    for action in choose("medium", state):
        GAME.apply(state, {0: action}, QuickChance(1), DEAF)
    assert totals(state.reef) == (0, 0)


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_the_same_chance_gives_the_same_choice(level: str) -> None:
    state = position("RC .. BF .. YC ..")
    assert choose(level, state, "x") == choose(level, state, "x")


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_twin_states_get_the_same_choice(level: str) -> None:
    """A bot cannot peek: the order of the stack changes nothing (ALL-4)."""
    state = position("RC .. BF .. YC ..")
    twin = state.copy()
    twin.stack.reverse()
    assert choose(level, state) == choose(level, twin)
