"""The house bots of both acts: in each act those of its own game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from seaboard.bots.contract import Bot, Budget
from seaboard.engine.chance import Chance
from seaboard.engine.game import Choice
from seaboard.engine.play import AnyGame
from seaboard.engine.records import Action
from seaboard.games.amity import GAME as AMITY
from seaboard.games.amity import house as amity
from seaboard.games.orca import GAME as ORCA
from seaboard.games.orca import house as orca


def bots(game: AnyGame) -> Mapping[str, Bot]:
    first, second = amity.bots(AMITY), orca.bots(ORCA)
    return {level: InBothActs(first[level], second[level]) for level in first if level in second}


class InBothActs:
    """Plays Act 1 as one bot and Act 2 as another."""

    def __init__(self, first: Bot, second: Bot) -> None:
        self.first = first
        self.second = second

    def choose(
        self, view: Any, memory: Any, seat: int, legal_actions: Sequence[Action], budget: Budget, chance: Chance
    ) -> Choice:
        if view.orca is None:
            return self.first.choose(view.amity, memory.amity, seat, legal_actions, budget, chance)
        return self.second.choose(view.orca, None, seat, legal_actions, budget, chance)
