"""How the house plays Orca: where the boat goes, when it takes dynamite, whom it moves away, what it removes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from seaboard.bots.mixing import fraction, soft_choice
from seaboard.engine.chance import Draws
from seaboard.engine.game import Choice
from seaboard.engine.records import Action
from seaboard.games.beach_closed.data import (
    CELL_NUMBER,
    CELLS,
    EXTRA_STEPS,
    JAWS_ISLAND,
    NOWHERE,
    STEPS,
    SWIMMERS,
    WIDTH,
)
from seaboard.games.beach_closed.ground import BIT, LINE_MASKS, NEIGHBOURS, in_play, places
from seaboard.games.beach_closed.sightings import Memory, Scene, Weights, if_removed, normal, reach
from seaboard.games.beach_closed.view import BeachClosedView
from seaboard.games.beach_closed.whereabouts import from_clue
from seaboard.games.beach_closed.words import (
    DYNAMITE,
    EXTRA_MOVE,
    PLACE_SWIMMER,
    SAIL,
    SHOOT,
    Dynamite,
    End,
    MoveSwimmer,
    Remove,
)

FEAR: Final = 0.5
"""What a swimmer that Jaws can kill next turn costs, where a hit is worth 1."""
TEMPERATURE: Final = 0.03
EXTRA_GAIN: Final = 0.25
"""What one card more must be worth to take the token for it."""
DYNAMITE_FROM: Final = 0.25
"""Dynamite is never laid on a smaller chance; above it the likelier, twice as fast."""
ALARM: Final = 0.3
RELIEF: Final = 0.2
"""A swimmer is moved when a kill is at least as likely as ALARM and moving it takes RELIEF off."""
LAYOUTS: Final = 40


# Placing


def place_swimmers(view: BeachClosedView, draws: Draws) -> Choice:
    """The swimmers still to place: far from Jaws and from each other, the best of some layouts drawn at random."""
    taken = [CELL_NUMBER[swimmer.card] for swimmer in view.swimmers]
    free = [CELL_NUMBER[card] for card in view.water if CELL_NUMBER[card] not in taken]
    layouts = []
    for _ in range(LAYOUTS):
        draws.shuffle(free)
        layouts.append(tuple(free[: SWIMMERS - len(taken)]))
    layout = soft_choice(layouts, lambda cards: _room([*taken, *cards]), 1.0, draws)
    return tuple(PLACE_SWIMMER[card] for card in layout)


def _room(cards: Sequence[int]) -> float:
    """How far Jaws' island is, and how far the swimmers are from each other."""
    apart = min(_distance(one, other) for one in cards for other in cards if one != other)
    return min(_distance(JAWS_ISLAND, card) for card in cards) + 0.5 * apart


def _distance(one: int, other: int) -> int:
    return abs(one // WIDTH - other // WIDTH) + abs(one % WIDTH - other % WIDTH)


# Easy


def easy_turn(view: BeachClosedView, memory: Memory, legal: Sequence[Action], draws: Draws) -> Choice:
    """Sail to a card of the clue's line in reach, shoot, and then remove any card."""
    if view.shot:
        return (draws.choice([action for action in legal if isinstance(action, Remove | End)]),)
    ways = _voyages(memory.scene, view.steps)
    line = LINE_MASKS[from_clue(view.clue)] if view.clue else -1
    along = [cell for cell in ways if line & BIT[cell]]
    return (*ways[draws.choice(along or list(ways))], SHOOT)


# Medium


def hunt(view: BeachClosedView, memory: Memory, legal: Sequence[Action], draws: Draws) -> Choice:
    """Sail where a hit is likely and a swimmer is safer, and shoot."""
    scene, rested = memory.scene, _rested(view)
    ways = _voyages(scene, view.steps)
    worth = {cell: _worth_of_place(memory, cell, rested) for cell in ways}
    if EXTRA_MOVE in legal:
        further = _voyages(scene, view.steps + EXTRA_STEPS)
        far = {cell: _worth_of_place(memory, cell, rested) for cell in further if cell not in ways}
        if far and max(far.values()) > max(worth.values()) + EXTRA_GAIN:
            ways, worth = {cell: (EXTRA_MOVE, *further[cell]) for cell in far}, far
    target = soft_choice(list(ways), worth.__getitem__, TEMPERATURE, draws)
    return (*ways[target], SHOOT)


def act(view: BeachClosedView, memory: Memory, legal: Sequence[Action], draws: Draws) -> Choice:
    """After the shot, one thing at a time: dynamite, a swimmer out of danger, and at last a card."""
    blast = _blast(memory, [action for action in legal if isinstance(action, Dynamite)], draws)
    if blast is not None:
        return (blast,)
    rested = _rested(view)
    memory = replace(memory, scene=replace(memory.scene, guarded=_guarded(memory.scene, memory.scene.boat, rested)))
    rescue = _rescue(memory, [action for action in legal if isinstance(action, MoveSwimmer)], rested)
    return _removal(memory, legal, draws) if rescue is None else (rescue,)


def _voyages(scene: Scene, steps: int) -> dict[int, tuple[Action, ...]]:
    """Every card that the boat can reach, with the steps of a shortest way."""
    found: dict[int, tuple[Action, ...]] = {scene.boat: ()}
    frontier = [scene.boat]
    for _ in range(steps):
        frontier, last = [], frontier
        for origin in last:
            for cell in places(NEIGHBOURS[origin] & in_play(scene)):
                if cell not in found:
                    found[cell] = (*found[origin], SAIL[cell])
                    frontier.append(cell)
    return found


def _rested(view: BeachClosedView) -> int:
    return next((CELL_NUMBER[swimmer.card] for swimmer in view.swimmers if swimmer.rested), NOWHERE)


def _guarded(scene: Scene, boat: int, rested: int) -> int:
    """The swimmer that the boat there would protect (BC-4.4)."""
    return boat if scene.swimmers & BIT[boat] and boat != rested else NOWHERE


def _worth_of_place(memory: Memory, boat: int, rested: int) -> float:
    """The chance to hit from here, less the danger after a miss."""
    weights = dict(memory.weights)
    hit = weights.pop(boat, 0.0)
    scene = replace(memory.scene, boat=boat, guarded=_guarded(memory.scene, boat, rested))
    return hit - FEAR * (1 - hit) * danger(scene, normal(weights))


def danger(scene: Scene, weights: Weights) -> float:
    """The chance that Jaws can kill in its next turn."""
    return sum(weight for shark, weight in weights.items() if reach(scene, shark, STEPS).kills)


def _blast(memory: Memory, options: Sequence[Dynamite], draws: Draws) -> Dynamite | None:
    """The likeliest pair of cards, more often the likelier it is: no fixed threshold to be read."""
    if not options:
        return None
    weights = dict(memory.weights)
    chance = {action: sum(weights.get(cell, 0.0) for cell in DYNAMITE[action]) for action in options}
    best = max(options, key=chance.__getitem__)
    return best if fraction(draws) < 2 * (chance[best] - DYNAMITE_FROM) else None


def _rescue(memory: Memory, options: Iterable[MoveSwimmer], rested: int) -> MoveSwimmer | None:
    """The swimmer's move that takes most danger away, if there is danger and it takes enough."""
    now = danger(memory.scene, dict(memory.weights))
    if now < ALARM:
        return None
    after = {move: danger(_with_moved(memory, move, rested).scene, dict(memory.weights)) for move in options}
    best = min(after, key=after.__getitem__, default=None)
    return best if best is not None and after[best] <= now - RELIEF else None


def _with_moved(memory: Memory, move: MoveSwimmer, rested: int) -> Memory:
    origin, target = CELL_NUMBER[move.origin], CELL_NUMBER[move.target]
    scene = replace(memory.scene, swimmers=memory.scene.swimmers ^ (BIT[origin] | BIT[target]))
    still = target if rested == origin else rested
    return replace(memory, scene=replace(scene, guarded=_guarded(scene, scene.boat, still)))


def _removal(memory: Memory, legal: Sequence[Action], draws: Draws) -> Choice:
    """The card without which Jaws can do least; END where none may go."""
    cards = [action for action in legal if isinstance(action, Remove)]
    if not cards:
        return tuple(action for action in legal if isinstance(action, End))
    return (soft_choice(cards, lambda action: -_danger_without(memory, action), TEMPERATURE, draws),)


def _danger_without(memory: Memory, action: Remove) -> float:
    after = if_removed(memory, CELL_NUMBER[action.card])
    return 1.0 if after is None else danger(after.scene, dict(after.weights)) + _spread(after)


def _spread(memory: Memory) -> float:
    """A little for every place where Jaws can be: few are better."""
    return 0.01 * len(memory.weights) / CELLS
