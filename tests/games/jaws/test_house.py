"""The house bots play both acts through, each act as the bots of its own game."""

from __future__ import annotations

import pytest

from seaboard.bots.contract import Budget
from seaboard.bots.offline import opening_of, play_match
from seaboard.catalogue import Catalogue
from seaboard.engine.chance import QuickChance, SeededChance
from seaboard.engine.events import DEAF
from seaboard.games.jaws import GAME

ENTRY = Catalogue()["jaws"]
AMITY = Catalogue()["amity"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", ["easy", "medium"])
def test_matches_between_bots_end(seats: int, level: str) -> None:
    opening = opening_of(GAME, seats, {}, f"house/{seats}")
    played = play_match(GAME, [ENTRY.bots[level]] * seats, opening, at_most=5000)
    assert played.outcome.ending in GAME.facts.endings


def test_a_bot_of_both_acts_is_the_bot_of_the_act() -> None:
    """JW-5."""
    state = GAME.setup(2, (None, None), GAME.facts.read_options({}), SeededChance(bytes(32)), DEAF)
    memory, legal = GAME.start_memory(0), GAME.legal_actions(state, 0)
    both = ENTRY.bots["medium"].choose(GAME.view(state, 0), memory, 0, legal, Budget(), QuickChance("a"))
    alone = AMITY.bots["medium"].choose(GAME.view(state, 0).amity, memory.amity, 0, legal, Budget(), QuickChance("a"))
    assert both == alone
