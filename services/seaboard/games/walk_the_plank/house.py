"""The house bots of Walk the Plank!: `easy` lays any cards, `medium` tries plans against what the others might lay.

Both carry a turned card out in the way that is best at once: everything that bears on it is public then.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from seaboard.bots.contract import Bot, Budget
from seaboard.bots.halving import halve, near_best
from seaboard.engine.chance import Chance, QuickChance
from seaboard.engine.events import DEAF
from seaboard.engine.game import Choice
from seaboard.engine.play import AnyGame
from seaboard.engine.records import Action
from seaboard.games.walk_the_plank.game import WalkThePlank
from seaboard.games.walk_the_plank.view import WalkThePlankView
from seaboard.games.walk_the_plank.words import BecomeGhost

ROUND_WORK: Final = 20
"""What one round played out counts for: so many cards are turned in it, about."""
CONTENDERS: Final = 8
SPREAD: Final = 0.01
"""`medium` draws among so many of its best plans; one with so much less of the survivors comes e times more rarely."""


def bots(game: AnyGame) -> Mapping[str, Bot]:
    plank = cast(WalkThePlank, game)
    return {"easy": Easy(plank), "medium": Medium(plank)}


class Easy:
    """Lays cards at random, and looks only when it carries one out."""

    def __init__(self, game: WalkThePlank) -> None:
        self.game = game

    def choose(
        self, view: Any, memory: Any, seat: int, legal_actions: Sequence[Action], budget: Budget, chance: Chance
    ) -> Choice:
        if view.phase == "asking":
            return (BecomeGhost(),)
        if view.phase == "planning":
            return (self.lay(view, seat, legal_actions, budget, chance),)
        state = self.game.sample_state(view, None, seat, chance)
        return (self.game.greedy_action(state, seat, chance),)

    def lay(
        self, view: WalkThePlankView, seat: int, legal_actions: Sequence[Action], budget: Budget, chance: Chance
    ) -> Action:
        return chance.stream("easy").choice(legal_actions)


class Medium(Easy):
    """Plays rounds out with every plan it may lay, the others' cards drawn at random, and lays one of the best."""

    def lay(
        self, view: WalkThePlankView, seat: int, legal_actions: Sequence[Action], budget: Budget, chance: Chance
    ) -> Action:
        draws = chance.stream("medium")
        if view.crews[seat].status == "ghost":
            return draws.choice(legal_actions)
        position = self.game.sample_state(view, None, seat, chance)
        quick = QuickChance(draws.below(1 << 32))
        luck: list[Mapping[int, Action]] = []

        def try_out(plan: Action, number: int) -> float:
            if number == len(luck):
                luck.append(self._others(position, seat, quick))
            return self._round_with(position.copy(), seat, {**luck[number], seat: plan}, quick)

        return near_best(halve(legal_actions, try_out, budget.work // ROUND_WORK, CONTENDERS, draws), SPREAD, draws)

    def _others(self, position: Any, seat: int, chance: Chance) -> Mapping[int, Action]:
        """What the others might lay, drawn at random; the same for every plan that is tried against it."""
        turn = self.game.turn(position)
        assert turn is not None
        return {other: self.game.any_action(position, other, chance) for other in turn.seats if other != seat}

    def _round_with(self, state: Any, seat: int, laid: Mapping[int, Action], chance: Chance) -> float:
        """The seat's standing after a round with these cards, everybody carrying them out as well as it can."""
        self.game.apply(state, laid, chance, DEAF)
        self.game.play_round_out(state, chance)
        return self.game.standing(state, seat)
