"""The house bots of Aqualin: `easy` places for its own score, `medium` weighs every slide and placement."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from seaboard.bots.contract import Bot, Budget
from seaboard.engine.chance import Chance
from seaboard.engine.game import Choice
from seaboard.engine.play import AnyGame
from seaboard.engine.records import Action
from seaboard.games.aqualin.belief import reef_of
from seaboard.games.aqualin.data import CELL_NUMBER, CREATURE_NUMBER, EMPTY, KINDS, NEIGHBOURS, SCHOOL_SCORES
from seaboard.games.aqualin.schools import groups
from seaboard.games.aqualin.view import AqualinView
from seaboard.games.aqualin.words import PLACES, Place, Slide

MISTAKES_IN = 7
"""`easy` plays one placement in so many at random."""


def bots(game: AnyGame) -> Mapping[str, Bot]:
    return {"easy": Easy(), "medium": Medium()}


class Prospect:
    """What a placement adds to a seat's score on one reef, from the groups beside the cell."""

    def __init__(self, reef: Sequence[int], seat: int) -> None:
        self.reef = reef
        self.kinds = KINDS[seat]
        self.group_of, self.sizes = groups(reef, seat)
        self.score = sum(SCHOOL_SCORES[size] for size in self.sizes)

    def gains(self, cell: int) -> dict[int, int]:
        """By kind beside the cell, what a creature of this kind placed there would add; other kinds add nothing."""
        beside: dict[int, set[int]] = {}
        for neighbour in NEIGHBOURS[cell]:
            if self.reef[neighbour] != EMPTY:
                beside.setdefault(self.kinds[self.reef[neighbour]], set()).add(self.group_of[neighbour])
        return {kind: self._joined(found) for kind, found in beside.items()}

    def _joined(self, found: Iterable[int]) -> int:
        sizes = [self.sizes[group] for group in found]
        joined = 1 + sum(sizes)
        if joined == len(SCHOOL_SCORES):
            return 0  # all of this kind lie in the reef: none is left to place
        return SCHOOL_SCORES[joined] - sum(SCHOOL_SCORES[size] for size in sizes)


def best_places(
    reef: Sequence[int], pool: Sequence[int], seat: int, against: bool
) -> tuple[int, list[tuple[int, int]]]:
    """The best value a placement reaches on this reef, and all (creature, cell) that reach it.

    The value is the seat's score; with `against`, less the other seat's.
    """
    own, other = Prospect(reef, seat), Prospect(reef, 1 - seat)
    base = own.score - other.score if against else own.score
    best = -999
    found: list[tuple[int, int]] = []
    for cell in (cell for cell, creature in enumerate(reef) if creature == EMPTY):
        gains, losses = own.gains(cell), other.gains(cell) if against else {}
        for creature in pool:
            value = base + gains.get(own.kinds[creature], 0) - losses.get(other.kinds[creature], 0)
            if value > best:
                best, found = value, []
            if value == best:
                found.append((creature, cell))
    return best, found


class Easy:
    """Greedy for its own score, never slides, and now and then does not look."""

    def choose(
        self, view: Any, memory: Any, seat: int, legal_actions: Sequence[Action], budget: Budget, chance: Chance
    ) -> Choice:
        draws = chance.stream("easy")
        if draws.below(MISTAKES_IN) == 0:
            return (draws.choice([action for action in legal_actions if isinstance(action, Place)]),)
        return (greedy_place(view, seat, chance),)


def greedy_place(view: AqualinView, seat: int, chance: Chance) -> Place:
    """A placement that gives the seat's own score most, drawn among equals."""
    pool = [CREATURE_NUMBER[creature] for creature in view.pool]
    _, found = best_places(reef_of(view), pool, seat, against=False)
    creature, cell = chance.stream("greedy").choice(found)
    return PLACES[creature][cell]


class Medium:
    """Weighs every slide together with every placement after it by the difference of both scores, one turn deep."""

    def choose(
        self, view: Any, memory: Any, seat: int, legal_actions: Sequence[Action], budget: Budget, chance: Chance
    ) -> Choice:
        reef, pool = reef_of(view), [CREATURE_NUMBER[creature] for creature in view.pool]
        best = -999
        found: list[tuple[Slide | None, int, int]] = []
        for slide in (None, *(action for action in legal_actions if isinstance(action, Slide))):
            value, places = best_places(_after(reef, slide), pool, seat, against=True)
            if value > best:
                best, found = value, []
            if value == best:
                found += [(slide, *placed) for placed in places]
        slide, creature, cell = chance.stream("medium").choice(found)
        placement = PLACES[creature][cell]
        return (placement,) if slide is None else (slide, placement)


def _after(reef: Sequence[int], slide: Slide | None) -> Sequence[int]:
    if slide is None:
        return reef
    after = list(reef)
    origin, target = CELL_NUMBER[slide.origin], CELL_NUMBER[slide.target]
    after[target], after[origin] = after[origin], EMPTY
    return after
