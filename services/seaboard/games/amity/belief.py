"""What everybody can know of the shark from what was told: an exact filter over its places and power tokens.

A *world* is where the shark may be, the power tokens it may have left, and whether `out-of-sight` may be in play: at
most 12 × 2^4 places and tokens. The prior: it begins in any space alike; in each turn it swims any number of steps that
its points allow alike, each step to any touching space alike; a power token that was played is any that it had alike.
What it could have eaten and did not is not held against it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from seaboard.engine.events import Seen
from seaboard.games.amity.data import (
    ALL_TOKENS,
    BURST,
    BURST_STEPS,
    EVASIVE,
    FRENZY,
    NO_TOKEN,
    NUMBER,
    OUT_OF_SIGHT,
    POWER_TOKENS,
    WATER,
    WATER_TOUCHES,
)
from seaboard.games.amity.events import Launched, Looked, SharkTurn, Sounded, Submerged

World = tuple[int, int, bool]
Worlds = Mapping[World, float]
Sources = Mapping[World, tuple[tuple[World, float], ...]]


@dataclass(frozen=True, slots=True)
class Walk:
    """A way through the water: its spaces from the first, as bits all that it was in and all that it moved to, its end,
    and how likely it is among those of its length from there."""

    path: tuple[int, ...]
    was_in: int
    moved_to: int
    end: int
    weight: float


@dataclass(frozen=True, slots=True)
class Clue:
    """What an announcement says of the turn behind it; spaces as bits."""

    points: int
    bites: tuple[tuple[int, bool], ...]
    """By beach with swimmers eaten: how many, and whether nobody is left there."""
    beaches: int
    afloat: int
    went_off: int
    token_played: bool
    met: int
    """Spaces of the boats whose captains were thrown into the water."""


@dataclass(frozen=True, slots=True)
class Layer:
    """What is known after one turn of the shark and the answers since. `sources` says from which worlds before that
    turn each world comes, and how likely; before the first turn there is no report and no clue."""

    worlds: Worlds
    sources: Sources
    report: SharkTurn | None = None
    clue: Clue | None = None


@dataclass(frozen=True, slots=True)
class Memory:
    """One layer for the shark's start and one for each of its turns."""

    layers: tuple[Layer, ...] = ()

    def places(self) -> list[float]:
        """By water space, how likely the shark is there."""
        found = [0.0] * len(WATER)
        for (space, _, _), weight in self.layers[-1].worlds.items():
            found[space] += weight
        return found


def bits(spaces: Sequence[str]) -> int:
    return sum(1 << NUMBER[space] for space in set(spaces))


# Walks


@lru_cache(maxsize=128)
def walks(origin: int, steps: int) -> tuple[Walk, ...]:
    """All walks of so many steps."""
    if steps == 0:
        return (Walk((origin,), 1 << origin, 0, origin, 1.0),)
    return tuple(_further(walk, to) for walk in walks(origin, steps - 1) for to in WATER_TOUCHES[walk.end])


def _further(walk: Walk, to: int) -> Walk:
    weight = walk.weight / len(WATER_TOUCHES[walk.end])
    return Walk((*walk.path, to), walk.was_in | 1 << to, walk.moved_to | 1 << to, to, weight)


def walk_of(path: Sequence[int]) -> Walk | None:
    """The walk along these spaces; None if two of them do not touch."""
    walk = walks(path[0], 0)[0]
    for to in path[1:]:
        if to not in WATER_TOUCHES[walk.end]:
            return None
        walk = _further(walk, to)
    return walk


# One turn of the shark


def clue_of(report: SharkTurn) -> Clue:
    return Clue(
        points=report.points,
        bites=tuple((one.swimmers + one.michael, one.left == 0) for one in report.eaten),
        beaches=bits([one.beach for one in report.eaten]),
        afloat=bits(report.went_off) | bits(report.silent),
        went_off=bits(report.went_off),
        token_played=report.token_played,
        met=bits([one.space for one in report.thrown]),
    )


def swims_left(clue: Clue, token: int) -> int:
    """The most swim actions that it can have taken, its meals paid for; below 0 if it cannot have eaten so much."""
    return clue.points - sum(1 if token == FRENZY and emptied else eaten for eaten, emptied in clue.bites)


def steps_allowed(clue: Clue, token: int) -> int:
    """The most steps that it can have swum."""
    swims = swims_left(clue, token)
    return swims + BURST_STEPS - 1 if token == BURST and swims > 0 else swims


def fits(clue: Clue, token: int, walk: Walk) -> bool:
    """Whether such a walk, no longer than allowed, can be behind the announcement."""
    heard = clue.went_off == (0 if token == EVASIVE else walk.was_in & clue.afloat)
    if not heard or walk.moved_to & clue.met != clue.met or walk.was_in & clue.beaches != clue.beaches:
        return False
    return token != BURST or not clue.beaches or _burst_serves(clue, walk)


def _burst_serves(clue: Clue, walk: Walk) -> bool:
    """Whether a burst can lie in the walk so that no meal falls into the middle of it."""
    path = walk.path
    burst = max(1, len(path) - swims_left(clue, BURST))
    inside = burst - 1
    ways = (path[: first + 1] + path[first + 1 + inside :] for first in range(len(path) - burst))
    return inside == 0 or any(clue.beaches & ~sum({1 << space for space in way}) == 0 for way in ways)


@lru_cache(maxsize=2048)
def walks_behind(clue: Clue, token: int, origin: int) -> tuple[Walk, ...]:
    """All walks from there that can be behind the announcement, if this token (or none) was played."""
    lengths = range(steps_allowed(clue, token) + 1)
    return tuple(walk for steps in lengths for walk in walks(origin, steps) if fits(clue, token, walk))


@lru_cache(maxsize=2048)
def ends_behind(clue: Clue, token: int, origin: int) -> tuple[tuple[int, float], ...]:
    """Where those walks end, and how likely the announcement is together with each end."""
    found: dict[int, float] = {}
    for walk in walks_behind(clue, token, origin):
        found[walk.end] = found.get(walk.end, 0.0) + walk.weight
    lengths = steps_allowed(clue, token) + 1
    return tuple((end, weight / lengths) for end, weight in sorted(found.items()))


def tokens_behind(clue: Clue, tokens: int) -> tuple[int, ...]:
    """Which power tokens it can have played, none included."""
    if not clue.token_played:
        return (NO_TOKEN,)
    return tuple(token for token in range(len(POWER_TOKENS)) if tokens >> token & 1)


def _after(clue: Clue, world: World) -> Iterator[tuple[World, float]]:
    origin, tokens, _ = world
    played = tokens_behind(clue, tokens)
    for token in played:
        left = tokens if token == NO_TOKEN else tokens & ~(1 << token)
        for end, weight in ends_behind(clue, token, origin):
            yield (end, left, token == OUT_OF_SIGHT), weight / len(played)


def after_turn(worlds: Worlds, report: SharkTurn) -> Layer:
    """The worlds after a turn of the shark, from those before it and the announcement (AM-5.5)."""
    clue = clue_of(report)
    sources: dict[World, list[tuple[World, float]]] = {}
    for before, likely in worlds.items():
        for world, weight in _after(clue, before):
            sources.setdefault(world, []).append((before, likely * weight))
    sums = {world: sum(weight for _, weight in found) for world, found in sorted(sources.items())}
    return Layer(_normal(sums), {world: tuple(sources[world]) for world in sums}, report, clue)


def _normal(worlds: Mapping[World, float]) -> dict[World, float]:
    whole = sum(worlds.values())
    return {world: weight / whole for world, weight in worlds.items() if weight > 0}


# The answers


def given(worlds: Worlds, told: Launched | Looked | Sounded) -> dict[World, float]:
    """The worlds in which this answer is given (AM-6.2 to AM-6.4)."""
    return _normal({world: weight for world, weight in worlds.items() if answers(world, told)})


def answers(world: World, told: Launched | Looked | Sounded) -> bool:
    """Whether the engine would answer so in this world; `out-of-sight` does not help against a barrel (AM-5.3)."""
    space, _, hidden = world
    if isinstance(told, Launched):
        return told.hit == (space == NUMBER[told.space])
    if isinstance(told, Looked):
        return told.seen == (not hidden and space == NUMBER[told.beach])
    return told.answer == ("no" if hidden else sounding(NUMBER[told.space], space))


def sounding(space: int, shark: int) -> str:
    if shark == space:
        return "here"
    return "near" if shark in WATER_TOUCHES[space] else "no"


# The fold


ANYWHERE: Final = Layer({(space, ALL_TOKENS, False): 1 / len(WATER) for space in range(len(WATER))}, {})  # AM-3.4


def remember(memory: Memory, seen: Seen) -> Memory:
    """Nobody learns anything of the shark that is not public, so all viewers remember alike."""
    told = seen.public
    if isinstance(told, Submerged):
        return Memory((ANYWHERE,))
    if isinstance(told, SharkTurn):
        return Memory((*memory.layers, after_turn(memory.layers[-1].worlds, told)))
    if isinstance(told, Launched | Looked | Sounded):
        last = memory.layers[-1]
        return Memory((*memory.layers[:-1], replace(last, worlds=given(last.worlds, told))))
    return memory
