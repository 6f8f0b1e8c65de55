"""How the house plays the shark: every plan for the turn is weighed by its meals and by what the crew would know after.

The shark keeps the crew's own filter and hides from it: of two equal meals it takes the one after which it is believed
elsewhere. Everything is drawn from its view and its memory.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from seaboard.bots.mixing import soft_choice
from seaboard.engine.chance import Draws
from seaboard.engine.game import Choice
from seaboard.engine.records import Action
from seaboard.games.amity.belief import Clue, Memory, Walk, after_turn, clue_of, walks
from seaboard.games.amity.data import (
    BEACHES,
    BURST_STEPS,
    CAPTAINS,
    CARD_IDS,
    HOOPER,
    MICHAEL_COUNTS,
    NUMBER,
    POWER_TOKENS,
    QUINT,
    SHARK_POINTS,
    TRACK_END,
    WATER,
    WATER_STEPS,
    WRONG_SHARK,
    Token,
)
from seaboard.games.amity.events import Eaten, SharkTurn, Thrown
from seaboard.games.amity.view import AmityView
from seaboard.games.amity.words import DEVOUR, EAT, EAT_MICHAEL, END_TURN, PLAY_TOKENS, SWIMS_TO, THROWS, Dash

Meals = tuple[tuple[int, bool], ...]
"""By beach: swimmers eaten, and whether Michael is."""
NO_MEALS: Final[Meals] = ((0, False),) * len(BEACHES)

FULL: Final = 10.0
"""What the full track is worth, in swimmers."""
BARREL: Final = (2.5, 6.0)
"""What a hit costs, by barrels attached already."""
SHARPER: Final = 2.0
"""How much likelier the crew's questions make its best guess; nothing against `out-of-sight`."""
THROW: Final = 0.4
HOLD: Final = 0.5
"""What a power token kept is worth."""
NEARNESS: Final = 0.15


@dataclass(frozen=True, slots=True)
class Plan:
    """One turn of the shark; its steps are made into actions only if it is chosen."""

    token: Token | None
    walk: Walk
    meals: Meals
    throws: tuple[int, ...] = ()

    def gain(self) -> int:
        return sum(eaten + MICHAEL_COUNTS * michael for eaten, michael in self.meals)


# Which plans there are


def plans(view: AmityView, tokens: Sequence[Token | None]) -> Iterator[Plan]:
    """Plans without a token, and with each of these."""
    assert view.shark is not None
    assert view.shark.draft is not None
    origin, points = NUMBER[view.shark.draft.path[-1]], view.shark.draft.points
    for token in tokens:
        for walk, swims in _ways(origin, points, token):
            for meals in _menus(view, walk, points - swims, token):
                yield from _with_throws(view, Plan(token, walk, meals))


def _ways(origin: int, points: int, token: Token | None) -> Iterator[tuple[Walk, int]]:
    """Walks and what they cost. A burst is planned as the only swim of its turn."""
    if token == "speed-burst":
        yield from ((walk, 1) for steps in range(2, BURST_STEPS + 1) for walk in walks(origin, steps))
    else:
        yield from ((walk, steps) for steps in range(points + 1) for walk in walks(origin, steps))


def _menus(view: AmityView, walk: Walk, points: int, token: Token | None) -> Iterator[Meals]:
    """Nothing, or as much as can be had on the way, the best first."""
    yield NO_MEALS
    tables = _tables(walk, token)
    meals = dict.fromkeys(tables, (0, False))
    for _ in range(points):
        bites = [bite for beach in tables for bite in _bites(view, beach, meals[beach], token)]
        if not bites:
            break
        _, beach, meal = max(bites)
        meals[beach] = meal
    if any(meal != (0, False) for meal in meals.values()):
        yield tuple(meals.get(beach, (0, False)) for beach in range(len(BEACHES)))


def _tables(walk: Walk, token: Token | None) -> tuple[int, ...]:
    """The beaches where it can eat on the way: in the middle of a burst it cannot."""
    spaces = (walk.path[0], walk.end) if token == "speed-burst" else walk.path
    return tuple(dict.fromkeys(space for space in spaces if space < len(BEACHES)))


def _bites(
    view: AmityView, beach: int, meal: tuple[int, bool], token: Token | None
) -> Iterator[tuple[int, int, tuple[int, bool]]]:
    """What one more action can eat there: how much that counts, the beach, and the meal after it."""
    there = view.beaches[beach]
    eaten, michael = meal
    left, michael_left = there.swimmers - eaten, there.michael and not michael
    if token == "feeding-frenzy" and left + michael_left > 1:
        yield left + MICHAEL_COUNTS * michael_left, beach, (there.swimmers, there.michael)
    if michael_left:
        yield MICHAEL_COUNTS, beach, (eaten, True)
    if left:
        yield 1, beach, (eaten + 1, michael)


def _with_throws(view: AmityView, plan: Plan) -> Iterator[Plan]:
    yield plan
    if view.card != "ben-gardners-boat":
        return
    met = [
        captain
        for captain in (HOOPER, QUINT)
        if plan.walk.moved_to >> NUMBER[view.members[captain].space] & 1 and not view.members[captain].overboard
    ]
    if met:
        yield Plan(plan.token, plan.walk, plan.meals, tuple(met))


# What the crew would hear, and believe


def report_of(view: AmityView, plan: Plan) -> SharkTurn:
    """The announcement after such a turn."""
    afloat = [NUMBER[one.space] for one in view.afloat]
    silent = plan.token == "evasive-moves"
    heard = [space for space in afloat if plan.walk.was_in >> space & 1 and not silent]
    return SharkTurn(
        round=view.round,
        points=SHARK_POINTS + (view.card == CARD_IDS[WRONG_SHARK]),
        eaten=tuple(_eaten(view, beach, meal) for beach, meal in enumerate(plan.meals) if meal != (0, False)),
        went_off=tuple(WATER[space] for space in heard),
        silent=tuple(WATER[space] for space in afloat if space not in heard),
        token_played=plan.token is not None,
        thrown=tuple(
            Thrown(CAPTAINS[captain - 1], WATER[NUMBER[view.members[captain].space]]) for captain in plan.throws
        ),
        track=min(TRACK_END, view.track + plan.gain()),
    )


def _eaten(view: AmityView, beach: int, meal: tuple[int, bool]) -> Eaten:
    there = view.beaches[beach]
    return Eaten(there.beach, meal[0], meal[1], there.swimmers + there.michael - meal[0] - meal[1])


class Hiding:
    """What the crew would believe after a plan; plans that sound alike are weighed once."""

    def __init__(self, view: AmityView, memory: Memory) -> None:
        self.view = view
        self.worlds = memory.layers[-1].worlds
        self.heard: dict[Clue, Mapping[int, float]] = {}

    def believed(self, plan: Plan) -> float:
        """How likely the crew would hold the place where the plan ends."""
        report = report_of(self.view, plan)
        clue = clue_of(report)
        if clue not in self.heard:
            self.heard[clue] = self._places(report)
        return self.heard[clue].get(plan.walk.end, 0.0)

    def _places(self, report: SharkTurn) -> Mapping[int, float]:
        places: dict[int, float] = {}
        for (space, _, _), weight in after_turn(self.worlds, report).worlds.items():
            places[space] = places.get(space, 0.0) + weight
        return places


# What a plan is worth


def worth(view: AmityView, plan: Plan) -> float:
    """Its meals, and how near the next ones are."""
    gain = plan.gain()
    if view.track + gain >= TRACK_END:
        return FULL + gain
    return gain + NEARNESS * _next_meal(view, plan) + (THROW * len(plan.throws))


def _next_meal(view: AmityView, plan: Plan) -> float:
    left = [there.swimmers + there.michael - sum(meal) for there, meal in zip(view.beaches, plan.meals, strict=True)]
    return max(min(3, swimmers) / (1 + WATER_STEPS[plan.walk.end][beach]) for beach, swimmers in enumerate(left))


def risk(view: AmityView, plan: Plan, hiding: Hiding) -> float:
    """What the barrel costs that the crew can launch at it."""
    if view.track + plan.gain() >= TRACK_END:
        return 0.0
    sharper = 1.0 if plan.token == "out-of-sight" else SHARPER
    hit = min(1.0, sharper * hiding.believed(plan)) * _reach(view, plan)
    return BARREL[min(view.attached, 1)] * hit


def _reach(view: AmityView, plan: Plan) -> float:
    """How well Quint can launch at the place where the plan ends."""
    quint = view.members[QUINT]
    steps = WATER_STEPS[NUMBER[quint.space]][plan.walk.end] - 1
    spare = 3 - 2 * (quint.overboard or QUINT in plan.throws)
    if steps > spare:
        return 0.1
    return 1.0 if quint.barrels else 0.4


# Which plan is taken


TOKEN_PLANS: Final = 24
"""Of the plans with a token, so many of the most promising are weighed."""


def choose_boldly(view: AmityView, draws: Draws, temperature: float) -> Choice:
    """By the meals alone."""
    found = list(plans(view, (None,)))
    return actions_of(view, soft_choice(found, lambda plan: worth(view, plan), temperature, draws))


def choose_hidden(view: AmityView, memory: Memory, draws: Draws, temperature: float) -> Choice:
    """By the meals, and by what the crew would believe."""
    assert view.shark is not None
    hiding = Hiding(view, memory)
    tokens = list(view.shark.tokens)
    with_tokens = sorted(plans(view, tokens), key=lambda plan: -worth(view, plan))[:TOKEN_PLANS]
    hidden = [Plan("out-of-sight", plan.walk, plan.meals, plan.throws) for plan in plans(view, (None,))]
    found = [*plans(view, (None,)), *with_tokens, *(hidden if "out-of-sight" in tokens else [])]

    def value(plan: Plan) -> float:
        return worth(view, plan) - risk(view, plan, hiding) - HOLD * (plan.token is not None)

    return actions_of(view, soft_choice(found, value, temperature, draws))


def actions_of(view: AmityView, plan: Plan) -> Choice:
    """The plan as a whole turn; once the track is full nothing more is done (AM-5.6)."""
    found: list[Action] = []
    track = view.track
    for counts, action in _steps(view, plan):
        if track >= TRACK_END:
            break
        found.append(action)
        track += counts
    return (*found, END_TURN)


def _steps(view: AmityView, plan: Plan) -> Iterator[tuple[int, Action]]:
    """The actions, each with what it adds to the track."""
    if plan.token is not None:
        yield 0, PLAY_TOKENS[POWER_TOKENS.index(plan.token)]
    served: set[int] = set()
    path = plan.walk.path
    yield from _serve(view, plan, path[0], served)
    if plan.token == "speed-burst":
        yield 0, Dash(tuple(WATER[space] for space in path[1:]))
        yield from _serve(view, plan, path[-1], served)
    else:
        for space in path[1:]:
            yield 0, SWIMS_TO[space]
            yield from _serve(view, plan, space, served)
    yield from ((0, THROWS[captain]) for captain in plan.throws)


def _serve(view: AmityView, plan: Plan, space: int, served: set[int]) -> Iterator[tuple[int, Action]]:
    if space >= len(BEACHES) or space in served:
        return
    served.add(space)
    there, (eaten, michael) = view.beaches[space], plan.meals[space]
    everything = eaten == there.swimmers and michael == there.michael
    if plan.token == "feeding-frenzy" and everything and eaten + michael > 1:
        yield eaten + MICHAEL_COUNTS * michael, DEVOUR
        return
    if michael:
        yield MICHAEL_COUNTS, EAT_MICHAEL
    yield from ((1, EAT) for _ in range(eaten))
