"""How the house plays Jaws: a whole secret turn out of its view and of what everybody believes about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from seaboard.bots.mixing import soft_choice
from seaboard.engine.chance import Draws
from seaboard.engine.game import Choice
from seaboard.engine.records import Action
from seaboard.games.beach_closed.data import EXTRA_STEPS, NOWHERE, STEPS
from seaboard.games.beach_closed.ground import BIT, LINE_MASKS, in_play, line_of, open_places, places, removable, spread
from seaboard.games.beach_closed.plans import Plan, islands, plans
from seaboard.games.beach_closed.sightings import Memory, Scene, move_ends
from seaboard.games.beach_closed.view import BeachClosedView
from seaboard.games.beach_closed.whereabouts import from_whereabouts
from seaboard.games.beach_closed.words import (
    BLOCK_CARD,
    CLUES,
    END,
    GO_TO_ISLAND,
    HIDE,
    PLACE_CARD,
    REMOVE,
    GiveClue,
    Hide,
)

KILL: Final = 1.5
TOKEN_COST: Final = 0.15
HUNGER: Final = 0.06
"""What each card of distance to the nearest prey costs, where being shot costs 1."""
TEMPERATURE: Final = 0.07
SMALL_GROUND: Final = 16
"""With so few water cards Jaws brings one back, and holds one."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What Jaws knows before it moves: the scene, and how likely everybody thinks each end of its move."""

    scene: Scene
    ends: Mapping[int, float]
    boat_reach: int


def wary_turn(view: BeachClosedView, memory: Memory, draws: Draws) -> Choice:
    """Kill where it can; else end where Orca is least likely to shoot, and near the next prey."""
    scene = memory.scene
    outlook = Outlook(scene, move_ends(memory, STEPS), _boat_reach(view, scene))
    moves = _ways(view, scene, may_use_tokens=True)
    steps, end = soft_choice(moves, lambda way: _worth(outlook, *way), TEMPERATURE, draws)
    return _played(view, scene, steps, end, outlook, draws)


def hungry_turn(view: BeachClosedView, memory: Memory, draws: Draws) -> Choice:
    """Kill where it can, else swim at the nearest prey, without a thought of the boat."""
    scene = memory.scene
    outlook = Outlook(scene, {}, 0)
    moves = _ways(view, scene, may_use_tokens=False)
    best = max(_worth(outlook, *way) for way in moves)
    steps, end = draws.choice([way for way in moves if _worth(outlook, *way) == best])
    return _played(view, scene, steps, end, outlook, draws)


Ending = GiveClue | Hide | None
Way = tuple[Plan, Ending]
"""A move with what ends it: a clue, hiding, or nothing after a kill or a hit."""


def _ways(view: BeachClosedView, scene: Scene, may_use_tokens: bool) -> list[Way]:
    assert view.shark is not None
    tokens = view.jaws_tokens if may_use_tokens and view.turn > 2 else ()
    found: list[Way] = []
    for plan in plans(scene, from_whereabouts(view.shark.now), STEPS, "extra-move" in tokens):
        endings: Sequence[Ending] = CLUES if plan.end != NOWHERE else (None,)
        found += [(plan, ending) for ending in endings]
        if plan.end != NOWHERE and "hide" in tokens:
            found.append((plan, HIDE))
    return found


def _worth(outlook: Outlook, plan: Plan, ending: Ending) -> float:
    cost = TOKEN_COST * (plan.is_long + (ending is HIDE))
    if plan.killed != NOWHERE:
        return KILL - cost
    if plan.end == NOWHERE:
        return -1.0 - cost
    return -_risk(outlook, plan.end, ending) - HUNGER * _hunger(outlook.scene, plan.end) - cost


def _risk(outlook: Outlook, end: int, ending: Ending) -> float:
    """The chance that Orca shoots here, if it shoots by the square of what it believes after this clue."""
    line = LINE_MASKS[line_of(end, ending.line)] if isinstance(ending, GiveClue) else -1
    if not outlook.boat_reach & BIT[end]:
        return 0.0
    seen = {cell: weight for cell, weight in outlook.ends.items() if line & outlook.boat_reach & BIT[cell]}
    total = sum(weight * weight for weight in seen.values())
    return seen.get(end, 0.0) ** 2 / total if total else 0.0


def _hunger(scene: Scene, end: int) -> int:
    """The cards on the shortest way from here to a swimmer."""
    reached, distance = BIT[end], 0
    while not reached & scene.swimmers and distance < 10:
        reached |= spread(reached) & in_play(scene)
        distance += 1
    return distance


def _boat_reach(view: BeachClosedView, scene: Scene) -> int:
    steps = STEPS + (EXTRA_STEPS if "extra-move" in view.orca_tokens else 0)
    reached = BIT[scene.boat]
    for _ in range(steps):
        reached |= spread(reached) & in_play(scene)
    return reached


def _played(view: BeachClosedView, scene: Scene, plan: Plan, ending: Ending, outlook: Outlook, draws: Draws) -> Choice:
    """The whole turn with this move in it; it stops where the match does."""
    place, steps = plan.end, list(plan.steps)
    if plan.killed != NOWHERE:
        scene = replace(scene, swimmers=scene.swimmers & ~BIT[plan.killed])
        if not scene.swimmers:
            return tuple(steps)
        place = _flight(scene, outlook, draws)
        steps.append(GO_TO_ISLAND[place])
    elif plan.end == NOWHERE and view.health == 1:
        return tuple(steps)
    elif ending is not None:
        steps.append(ending)
    if place != NOWHERE and scene.dynamite & BIT[place]:
        if view.health == 1:
            return tuple(steps)
        place = NOWHERE
    return (*steps, *_acts(view, scene, place, outlook, draws))


def _flight(scene: Scene, outlook: Outlook, draws: Draws) -> int:
    """An island without dynamite, and rather one that the boat cannot reach."""
    both = islands(scene)
    safe = [island for island in both if not scene.dynamite & BIT[island]] or list(both)
    return soft_choice(safe, lambda island: -bool(outlook.boat_reach & BIT[island]), 1.0, draws)


def _acts(view: BeachClosedView, scene: Scene, place: int, outlook: Outlook, draws: Draws) -> list[Action]:
    """Tokens on a small ground, then a removal that tells as little as can be."""
    found: list[Action] = []
    if view.turn > 2 and outlook.boat_reach and scene.water.bit_count() <= SMALL_GROUND:
        scene = _with_tokens(view, scene, found, draws)
    seen = removable(scene)
    if not seen:
        return [*found, END]
    own = BIT[place] if place != NOWHERE and seen != BIT[place] else 0
    cards = list(places(seen & ~own))
    card = soft_choice(cards, lambda card: -outlook.ends.get(card, 0.0), TEMPERATURE, draws)
    return [*found, REMOVE[card], END]


def _with_tokens(view: BeachClosedView, scene: Scene, found: list[Action], draws: Draws) -> Scene:
    """Bring back one card and hold one; answers the scene after that."""
    places_free = tuple(places(open_places(scene)))
    if "place-card" in view.jaws_tokens and places_free:
        card = draws.choice(places_free)
        found.append(PLACE_CARD[card])
        scene = replace(scene, water=scene.water | BIT[card])
    loose_cards = tuple(places(removable(scene)))
    if "block-card" in view.jaws_tokens and len(loose_cards) > 1:
        card = draws.choice(loose_cards)
        found.append(BLOCK_CARD[card])
        scene = replace(scene, blocks=scene.blocks | BIT[card])
    return scene
