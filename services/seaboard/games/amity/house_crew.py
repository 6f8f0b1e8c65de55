"""How the house plays the crew: each member lists goals that it can reach now, and takes one by its value.

A goal ends at the latest with a question (binoculars, fish finder, barrel), since what comes after depends on the
answer. Values are in swimmers. Everything is drawn from the view and the memory.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from seaboard.bots.mixing import soft_choice
from seaboard.engine.chance import Draws
from seaboard.engine.game import Choice
from seaboard.engine.records import Action
from seaboard.games.amity.belief import Memory, Worlds, sounding
from seaboard.games.amity.data import (
    BEACHES,
    BRODY,
    CLIMB_COST,
    DOCK_SPACES,
    HOOPER,
    LAND_STEPS,
    LAND_TOUCHES,
    MEMBERS,
    NUMBER,
    OFFICES,
    QUINT,
    SHOP,
    WATER,
    WATER_STEPS,
    WATER_TOUCHES,
)
from seaboard.games.amity.view import AmityView
from seaboard.games.amity.words import (
    BINOCULARS,
    CLIMB,
    CLOSINGS,
    DROP,
    END_TURN,
    FISH_FINDER,
    FROM_DOCK,
    FROM_HOOPER,
    FROM_SHOP,
    FROM_WATER,
    GIVES,
    LAUNCHES,
    RESCUE,
    RESCUE_MICHAEL,
    SAILS,
    WALKS,
)

HIT: Final = (5.0, 9.0)
"""What a hit is worth, by barrels attached already."""
BARREL_SPENT: Final = 0.25
KNOWING: Final = 4.0
"""What it is worth to be surer of the likeliest place."""
POINT: Final = 0.03
"""What an action point is worth that a goal costs."""
SAFE: Final = 0.25
THREATENED: Final = 1.2
CLOSING: Final = 0.9
BARREL_NEEDED: Final = 0.6
ENOUGH_BARRELS: Final = 2


@dataclass(frozen=True, slots=True)
class Goal:
    """Some actions that belong together, and what they are worth."""

    value: float
    actions: Choice


class Lookout:
    """What a crew seat makes of its view: where the shark may be, and which beaches it can reach."""

    def __init__(self, view: AmityView, worlds: Worlds, points: int) -> None:
        self.view, self.worlds, self.points = view, worlds, points
        self.places = [0.0] * len(WATER)
        for (space, _, _), weight in worlds.items():
            self.places[space] += weight
        self.spots = [NUMBER[member.space] for member in view.members]
        self.barrels = [member.barrels for member in view.members]
        self.afloat = [0] * len(WATER)
        for one in view.afloat:
            self.afloat[NUMBER[one.space]] = one.barrels

    def threat(self, beach: int) -> float:
        """How likely the shark can eat there in its next turn."""
        return sum(likely for space, likely in enumerate(self.places) if WATER_STEPS[space][beach] <= 2)

    def surer(self, answer: Callable[[int, bool], object]) -> float:
        """How much likelier the likeliest place is expected to be after a question."""
        best: dict[object, dict[int, float]] = {}
        for (space, _, hidden), weight in self.worlds.items():
            places = best.setdefault(answer(space, hidden), {})
            places[space] = places.get(space, 0.0) + weight
        return sum(max(places.values()) for places in best.values()) - max(self.places)

    def rescue(self, beach: int, spare: int, michael_too: bool) -> Goal:
        """As many rescues as the points allow, Michael first."""
        there = self.view.beaches[beach]
        michael = michael_too and there.michael and spare > 0
        swimmers = min(there.swimmers, spare - michael)
        each = SAFE + THREATENED * self.threat(beach)
        actions = ((RESCUE_MICHAEL,) if michael else ()) + (RESCUE,) * max(0, swimmers)
        return Goal(each * (swimmers + 2 * michael), actions)

    def barrels_needed(self) -> bool:
        """Whether the Orca soon runs out of barrels."""
        return self.barrels[QUINT] < ENOUGH_BARRELS


def way(origin: int, target: int, touches: Sequence[Sequence[int]], steps: Sequence[Sequence[int]]) -> list[int]:
    """The spaces of a shortest way, the origin left out."""
    found: list[int] = []
    while origin != target:
        origin = min(touches[origin], key=lambda space: steps[space][target])
        found.append(origin)
    return found


def sail_far(origin: int, target: int) -> list[int]:
    """Where Hooper stops on his way, two steps at a time."""
    stops = way(origin, target, WATER_TOUCHES, WATER_STEPS)
    return stops[1::2] + stops[-1:] if len(stops) % 2 else stops[1::2]


# Goals by member


def brody_goals(out: Lookout) -> Iterator[Goal]:
    for target in range(len(LAND_TOUCHES)):
        steps = LAND_STEPS[out.spots[BRODY]][target]
        if LAND_TOUCHES[target] and steps <= out.points:
            walk = tuple(WALKS[to] for to in way(out.spots[BRODY], target, LAND_TOUCHES, LAND_STEPS))
            yield from (_after(walk, goal) for goal in _brody_at(out, target, out.points - steps))


def _after(walk: Choice, goal: Goal) -> Goal:
    return Goal(goal.value - POINT * (len(walk) + len(goal.actions)), walk + goal.actions)


def _brody_at(out: Lookout, space: int, spare: int) -> Iterator[Goal]:
    """What Brody can do in a space with so many points left."""
    if space < len(BEACHES):
        yield out.rescue(space, spare, michael_too=True)
        if spare and "binoculars" not in out.view.used:
            knowing = out.surer(lambda shark, hidden: shark == space and not hidden)
            yield Goal(KNOWING * knowing, (BINOCULARS,))
    elif space == SHOP:
        if spare and out.view.shop and not out.barrels[BRODY] and out.barrels_needed():
            yield Goal(BARREL_NEEDED, (FROM_SHOP,))
    elif space in DOCK_SPACES and out.barrels[BRODY] and may_use_dock(out, spare):
        yield Goal(2 * BARREL_NEEDED, (DROP,))
    if space in OFFICES and spare and "close-beach" not in out.view.used and out.view.card != "fourth-of-july":
        yield from _closings(out)


def may_use_dock(out: Lookout, spare: int) -> bool:
    return out.view.card != "holiday-roast" and (spare > 0 or out.view.card == "harbor-master")


def _closings(out: Lookout) -> Iterator[Goal]:
    """Closing keeps the swimmers of two cards away; moving the token opens another beach."""
    closed = any(there.sign == "closed" for there in out.view.beaches)
    for beach, there in enumerate(out.view.beaches):
        if there.sign == "open" and not there.swimmers and not there.michael and not closed:
            yield Goal(CLOSING + THREATENED * out.threat(beach), (CLOSINGS[beach],))


def hooper_goals(out: Lookout) -> Iterator[Goal]:
    for target in range(len(WATER)):
        steps = (WATER_STEPS[out.spots[HOOPER]][target] + 1) // 2
        if steps <= out.points:
            sail = tuple(SAILS[to] for to in sail_far(out.spots[HOOPER], target))
            yield from (_after(sail, goal) for goal in _hooper_at(out, target, out.points - steps))


def _hooper_at(out: Lookout, space: int, spare: int) -> Iterator[Goal]:
    if spare and "fish-finder" not in out.view.used:
        knowing = out.surer(lambda shark, hidden: "no" if hidden else sounding(space, shark))
        yield Goal(KNOWING * knowing, (FISH_FINDER,))
    if space < len(BEACHES):
        yield out.rescue(space, spare, michael_too=False)
    if out.barrels[HOOPER] and space == out.spots[QUINT] and spare and out.barrels_needed():
        yield Goal(2 * BARREL_NEEDED, (GIVES[out.barrels[HOOPER] - 1],))
    if out.barrels_needed() and not out.barrels[HOOPER]:
        yield from _barrels_at(out, space, spare)


def _barrels_at(out: Lookout, space: int, spare: int) -> Iterator[Goal]:
    """Barrels at a dock, or in the water where they are no use as sensors."""
    if space in DOCK_SPACES and may_use_dock(out, spare):
        lying = out.view.docks[DOCK_SPACES.index(space)].barrels
        if lying:
            yield Goal(BARREL_NEEDED * min(lying, ENOUGH_BARRELS), (FROM_DOCK[lying - 1],))
    if out.afloat[space] and spare:
        yield Goal(BARREL_NEEDED / 2, (FROM_WATER[out.afloat[space] - 1],))


def quint_goals(out: Lookout) -> Iterator[Goal]:
    for target in range(len(WATER)):
        steps = WATER_STEPS[out.spots[QUINT]][target]
        if steps <= out.points:
            sail = tuple(SAILS[to] for to in way(out.spots[QUINT], target, WATER_TOUCHES, WATER_STEPS))
            yield from (_after(sail, goal) for goal in _quint_at(out, target, out.points - steps))


def _quint_at(out: Lookout, space: int, spare: int) -> Iterator[Goal]:
    if out.barrels[QUINT] and spare and "launch" not in out.view.used:
        yield from (_launch(out, target) for target in (space, *WATER_TOUCHES[space]))
    if space < len(BEACHES):
        yield _spared(out, out.rescue(space, spare, michael_too=False))
    if out.barrels_needed():
        yield from _barrels_at(out, space, spare)
        if out.barrels[HOOPER] and space == out.spots[HOOPER] and spare:
            yield Goal(2 * BARREL_NEEDED, (FROM_HOOPER[out.barrels[HOOPER] - 1],))


def _launch(out: Lookout, target: int) -> Goal:
    return Goal(HIT[min(out.view.attached, 1)] * out.places[target] - BARREL_SPENT, (LAUNCHES[target],))


def _spared(out: Lookout, goal: Goal) -> Goal:
    """While a barrel can still be launched, a rescue may take only one point at a time."""
    if out.barrels[QUINT] and "launch" not in out.view.used and goal.actions:
        return Goal(goal.value / len(goal.actions) / 2, goal.actions[:1])
    return goal


GOALS: Final = (brody_goals, hooper_goals, quint_goals)


# What a member does


def choose_for_member(view: AmityView, worlds: Worlds, draws: Draws, temperature: float) -> Choice:
    """One goal of the member in course, or its end."""
    assert view.in_course is not None
    member = MEMBERS.index(view.in_course.member)
    points = view.in_course.points + view.bonus
    if view.members[member].overboard:
        return (CLIMB,) if points >= CLIMB_COST else (END_TURN,)
    goals = [goal for goal in GOALS[member](Lookout(view, worlds, points)) if goal.actions and goal.value > 0]
    goals.append(Goal(0.0, (END_TURN,)))
    return soft_choice(goals, lambda goal: goal.value, temperature, draws).actions


def answer_card(view: AmityView, legal_actions: Sequence[Action], memory: Memory, draws: Draws) -> Action:
    """The mayor clears the beach with most to lose; Michael goes where the shark is least near; else any."""
    out = Lookout(view, memory.layers[-1].worlds, 0)
    if view.card == "mayor-vaughn":
        return max(legal_actions, key=lambda action: _at_stake(out, getattr(action, "beach", "N")))
    if view.card == "michaels-birthday":
        return min(legal_actions, key=lambda action: out.threat(NUMBER[getattr(action, "beach", "N")]))
    return draws.choice(legal_actions)


def _at_stake(out: Lookout, beach: str) -> float:
    there = out.view.beaches[NUMBER[beach]]
    return (there.swimmers + 2 * there.michael) * (SAFE + out.threat(NUMBER[beach]))
