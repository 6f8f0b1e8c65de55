"""The house bots of Amity Island: `easy` hunts and searches roughly, `medium` weighs what each side can know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from seaboard.bots.contract import Bot, Budget
from seaboard.bots.mixing import fraction
from seaboard.engine.chance import Chance, Draws
from seaboard.engine.game import Choice
from seaboard.engine.play import AnyGame
from seaboard.engine.records import Action
from seaboard.games.amity.belief import ANYWHERE, Memory, Worlds
from seaboard.games.amity.defaults import quiet_turn
from seaboard.games.amity.house_crew import answer_card, choose_for_member
from seaboard.games.amity.house_shark import choose_boldly, choose_hidden
from seaboard.games.amity.view import AmityView


def bots(game: AnyGame) -> Mapping[str, Bot]:
    return {"easy": Easy(), "medium": Medium()}


class Medium:
    """Hides from, or searches with, the exact filter of `belief`; mixes among what is nearly best."""

    hunt = 0.3
    search = 0.12

    def choose(
        self, view: Any, memory: Any, seat: int, legal_actions: Sequence[Action], budget: Budget, chance: Chance
    ) -> Choice:
        draws = chance.stream("medium")
        if view.phase == "start":
            return (draws.choice(legal_actions),)
        if view.phase == "shark":
            return choose_hidden(view, memory, draws, self.hunt)
        if view.phase == "event":
            return (answer_card(view, legal_actions, memory, draws),)
        if view.in_course is None:
            return (legal_actions[0],)  # Brody looks and carries, Hooper listens, Quint shoots
        return choose_for_member(view, memory.layers[-1].worlds, draws, self.search)


class Easy:
    """Goes for the next meal or drifts; searches with half an eye, and now and then does anything."""

    drift = 0.35
    hunt = 0.8
    search = 0.5
    anything = 0.2

    def choose(
        self, view: Any, memory: Any, seat: int, legal_actions: Sequence[Action], budget: Budget, chance: Chance
    ) -> Choice:
        draws = chance.stream("easy")
        if view.phase == "shark":
            return self._shark(view, draws, chance)
        if view.in_course is None or fraction(draws) < self.anything:
            return (draws.choice(legal_actions),)
        return choose_for_member(view, half_seen(memory), draws, self.search)

    def _shark(self, view: AmityView, draws: Draws, chance: Chance) -> Choice:
        if fraction(draws) < self.drift:
            return quiet_turn(view, chance)
        return choose_boldly(view, draws, self.hunt)


def half_seen(memory: Memory) -> Worlds:
    """What is known, mixed half and half with nothing known at all."""
    known = memory.layers[-1].worlds
    return {
        world: (known.get(world, 0.0) + ANYWHERE.worlds.get(world, 0.0)) / 2
        for world in dict.fromkeys((*known, *ANYWHERE.worlds))
    }
