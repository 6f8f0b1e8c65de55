"""What a position is worth to a seat, and the choice that gains it most at once. A judgement, not a rule.

A pirate is worth more the further it stands from the Kraken; a seat's worth is its share of all that is alive.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from seaboard.engine.chance import Draws
from seaboard.games.walk_the_plank.board import Pirates, is_aboard, steps
from seaboard.games.walk_the_plank.data import KRAKEN, PLANKS, SHIP, STRIDE
from seaboard.games.walk_the_plank.words import CarryOut

SHIP_WORTH: Final = 1.8
ALIVE_WORTH: Final = 1.0
PLANK_WORTH: Final = 0.2


def _worth(place: int, planks: int) -> float:
    if place == SHIP:
        return SHIP_WORTH
    return ALIVE_WORTH + PLANK_WORTH * (planks + 1 - place) if place <= planks else 0.0


WORTHS: Final = tuple(tuple(_worth(place, planks) for place in range(KRAKEN + 1)) for planks in range(PLANKS + 1))
"""By number of planks and by place, what a pirate there is worth; the Kraken's last: nothing."""


def sums(pirates: Pirates, planks: int) -> list[float]:
    """What each seat's pirates are worth."""
    ship, first, second, third, _ = WORTHS[planks]
    return [
        ship * pirates[base] + first * pirates[base + 1] + second * pirates[base + 2] + third * pirates[base + 3]
        for base in range(0, len(pirates), STRIDE)
    ]


def share(pirates: Pirates, planks: int, seat: int) -> float:
    """The seat's part of all that is alive, from 0 to 1."""
    worth = sums(pirates, planks)
    return worth[seat] / (sum(worth) or 1.0)


def greedy(card: int, seat: int, ways: Sequence[CarryOut], pirates: Pirates, planks: int, draws: Draws) -> CarryOut:
    """The way to carry out a card that leaves the seat the best share, drawn among equals; a ghost hurts who leads."""
    if len(ways) == 1:
        return ways[0]
    values = _values(card, seat, ways, pirates, planks)
    best = max(values)
    return draws.choice([way for way, value in zip(ways, values, strict=True) if value == best])


def _values(card: int, seat: int, ways: Sequence[CarryOut], pirates: Pirates, planks: int) -> list[float]:
    worth, table = sums(pirates, planks), WORTHS[planks]
    if not is_aboard(pirates, seat):
        return [worth[steps(card, seat, way, planks)[0][0]] for way in ways]
    total, own = sum(worth), worth[seat]
    values = []
    for way in ways:
        all_after, own_after = total, own
        for who, origin, target in steps(card, seat, way, planks):
            change = table[target] - table[origin]
            all_after += change
            if who == seat:
                own_after += change
        values.append(round(own_after / all_after, 9) if all_after > ALIVE_WORTH / 2 else 0.0)
    return values
