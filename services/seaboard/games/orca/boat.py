"""The boat and the water round it: which spaces touch, and where a member comes to. Knows no match.

A space is a number: a tile has the number of its zone, the water of a zone comes `WATER` further on. A boat is the
condition of its eight tiles (`WHOLE`, `DAMAGED`, `GONE`), by zone.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Final

from seaboard.games.orca.data import CLIMB, DAMAGED, GONE, RING, ROWS, STEPS, WHOLE, ZONES

Boat = tuple[int, ...]

WATER: Final = len(ZONES)
SPACES: Final = tuple(f"{zone}-{kind}" for kind in ("tile", "water") for zone in ZONES)
SPACE_NUMBER: Final = {name: number for number, name in enumerate(SPACES)}
ZONE_NUMBER: Final = {name: number for number, name in enumerate(ZONES)}
WHOLE_BOAT: Final[Boat] = (WHOLE,) * len(ZONES)


def _pairs(names: tuple[str, ...]) -> list[tuple[int, int]]:
    return [(ZONE_NUMBER[one], ZONE_NUMBER[other]) for one, other in pairwise(names)]


ACROSS: Final = [(ZONE_NUMBER[port], ZONE_NUMBER[starboard]) for port, starboard in zip(*ROWS, strict=True)]
ROUND: Final = _pairs((*RING, RING[0]))
BESIDE: Final = tuple(
    tuple(
        sorted({two for pair in (*_pairs(ROWS[0]), *_pairs(ROWS[1]), *ACROSS) if zone in pair for two in pair} - {zone})
    )
    for zone in range(WATER)
)
"""OR-2.1, by zone, the zones beside it in the block: never by a corner (OR-2.4)."""


def is_water(space: int) -> bool:
    return space >= WATER


@cache
def touching(boat: Boat) -> tuple[tuple[int, ...], ...]:
    """By space, the spaces that touch it, ascending (OR-2.2, OR-2.3)."""
    found: list[set[int]] = [set() for _ in SPACES]
    for one, other in (*_tiles(boat), *_tiles_and_waters(boat), *_waters(boat)):
        found[one].add(other)
        found[other].add(one)
    return tuple(tuple(sorted(spaces)) for spaces in found)


def _tiles(boat: Boat) -> list[tuple[int, int]]:
    """OR-2.2: tiles beside each other, both standing."""
    return [(zone, two) for zone in range(WATER) for two in BESIDE[zone] if GONE not in (boat[zone], boat[two])]


def _tiles_and_waters(boat: Boat) -> list[tuple[int, int]]:
    """A tile and its own water (OR-2.2); a tile and the water of a zone beside it whose tile is not whole (OR-2.3)."""
    standing = [zone for zone in range(WATER) if boat[zone] != GONE]
    own = [(zone, WATER + zone) for zone in standing]
    return own + [(zone, WATER + two) for zone in standing for two in BESIDE[zone] if boat[two] != WHOLE]


def _waters(boat: Boat) -> list[tuple[int, int]]:
    """Waters that follow each other (OR-2.2); across the block, one tile gone, the other gone or damaged (OR-2.3)."""
    open_across = [pair for pair in ACROSS if sorted(boat[zone] for zone in pair) in ([DAMAGED, GONE], [GONE, GONE])]
    return [(WATER + one, WATER + other) for one, other in (*ROUND, *open_across)]


@cache
def destinations(boat: Boat) -> tuple[tuple[int, ...], ...]:
    """By space, where a member comes to who starts there, staying included, ascending (OR-5.1)."""
    return tuple(tuple(sorted(_within(boat, space, STEPS))) for space in range(len(SPACES)))


def _within(boat: Boat, space: int, steps: int) -> set[int]:
    found = {space}
    for other in touching(boat)[space]:
        cost = CLIMB if is_water(space) and not is_water(other) else 1
        if cost <= steps:
            found |= _within(boat, other, steps - cost)
    return found


@cache
def waters_near(boat: Boat) -> tuple[tuple[int, ...], ...]:
    """By space, the zones whose water is its own or touches it, ascending (OR-5.2, OR-7.3)."""
    return tuple(
        tuple(sorted({other - WATER for other in (space, *others) if is_water(other)}))
        for space, others in enumerate(touching(boat))
    )


@cache
def tiles_in_reach(boat: Boat) -> tuple[tuple[int, ...], ...]:
    """By zone, the tiles that touch its water, ascending (OR-7.2)."""
    return tuple(tuple(other for other in touching(boat)[WATER + zone] if not is_water(other)) for zone in range(WATER))


def standing_beside(boat: Boat, zone: int) -> tuple[int, ...]:
    """The tiles beside this one that stand (OR-9.3, `domino-effect`)."""
    return tuple(two for two in BESIDE[zone] if boat[two] != GONE)
