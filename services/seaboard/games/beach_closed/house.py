"""The house bots of Beach Closed: `easy` follows the clue or its appetite, `medium` weighs the exact filter.

Both sides weigh the same public belief: Orca to find the shark, Jaws to see itself as Orca does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from seaboard.bots.contract import Bot, Budget
from seaboard.engine.chance import Chance
from seaboard.engine.game import Choice
from seaboard.engine.play import AnyGame
from seaboard.engine.records import Action
from seaboard.games.beach_closed import house_jaws, house_orca


def bots(game: AnyGame) -> Mapping[str, Bot]:
    return {"easy": Easy(game), "medium": Medium()}


class Easy:
    """Jaws kills what is near and else drifts, half of the time without looking; Orca guesses along the clue."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(
        self, view: Any, memory: Any, seat: int, legal_actions: Sequence[Action], budget: Budget, chance: Chance
    ) -> Choice:
        draws = chance.stream("easy")
        if view.phase == "placing":
            return self.game.default_choice(view, memory, seat, chance)
        if seat != view.jaws:
            return house_orca.easy_turn(view, memory, legal_actions, draws)
        if draws.below(2):
            return self.game.default_choice(view, memory, seat, chance)
        return house_jaws.hungry_turn(view, memory, draws)


class Medium:
    """Jaws weighs every end of its move by the chance to be shot there and by what it can kill next; Orca weighs every
    place of the boat by the chance to hit and by what Jaws can kill next."""

    def choose(
        self, view: Any, memory: Any, seat: int, legal_actions: Sequence[Action], budget: Budget, chance: Chance
    ) -> Choice:
        draws = chance.stream("medium")
        if view.phase == "placing":
            return house_orca.place_swimmers(view, draws)
        if seat == view.jaws:
            return house_jaws.wary_turn(view, memory, draws)
        if view.shot:
            return house_orca.act(view, memory, legal_actions, draws)
        return house_orca.hunt(view, memory, legal_actions, draws)
