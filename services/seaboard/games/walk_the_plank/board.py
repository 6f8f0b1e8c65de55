"""How cards act on the ship and the planks: the choices a card leaves its owner, and what each of them moves.

A board is the number of planks and `pirates`, a flat list that counts each seat's living pirates place by place.
Pirates of one seat in one place are interchangeable: each choice is listed once (ALL-1). Nothing hidden is here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from typing import Final, cast

from seaboard.games.walk_the_plank.data import (
    CARDS,
    CHARGE,
    DONT_WANT_TO_DIE,
    DRAG_TO_SEA,
    DRAG_TO_SHIP,
    GHOST_CARDS,
    KRAKEN,
    MOST_SEATS,
    PASSES,
    PLACE_NUMBERS,
    PLACES,
    SHIP,
    SHOVE_ANY,
    SHOVE_LEFT,
    SHOVE_RIGHT,
    STANDING,
    STRIDE,
    STUMBLE,
    TARGETS,
    Card,
    GhostCard,
    cards_in,
)
from seaboard.games.walk_the_plank.words import CarryOut, Charge, Drag, Haunt, Move, Pass, Plan, Shove

Pirates = Sequence[int]
Step = tuple[int, int, int]
"""One pirate's way: its seat, where it stood, where it comes to."""

# One shared record for each choice there can be.
SHOVES: Final = tuple(tuple(Shove(place, seat) for seat in range(MOST_SEATS)) for place in PLACES)
DRAGS: Final = tuple(tuple(Drag(place, seat) for seat in range(MOST_SEATS)) for place in PLACES)
MOVES: Final = tuple(tuple(Move(origin, target) for target in TARGETS) for origin in PLACES)
CHARGES: Final = tuple(tuple(Charge(origin, seat) for seat in range(MOST_SEATS)) for origin in PLACES)
LONE_CHARGES: Final = tuple(Charge(origin, None) for origin in PLACES)
HAUNTS: Final = tuple(
    tuple(Haunt(cast(GhostCard, CARDS[card]), cast(Pass, number)) for number in range(1, PASSES + 1))
    for card in cards_in(GHOST_CARDS)
)
PLANS: Final = {
    cards: Plan(cast(tuple[Card, Card, Card], tuple(CARDS[card] for card in cards)))
    for cards in permutations(range(len(CARDS)), PASSES)
}


# Who is where


def is_aboard(pirates: Pirates, seat: int) -> bool:
    """Whether the seat has a living pirate."""
    return any(pirates[seat * STRIDE : seat * STRIDE + STRIDE])


def left_of(pirates: Pirates, seat: int) -> int:
    """The next living seat clockwise; the seat itself if there is no other (WP-5.2)."""
    return _neighbour(pirates, seat, 1)


def right_of(pirates: Pirates, seat: int) -> int:
    """The previous living seat clockwise; the seat itself if there is no other (WP-5.2)."""
    return _neighbour(pirates, seat, -1)


def _neighbour(pirates: Pirates, seat: int, way: int) -> int:
    seats = len(pirates) // STRIDE
    other = (seat + way) % seats
    while other != seat and not is_aboard(pirates, other):
        other = (other + way) % seats
    return other


def seaward(place: int, planks: int) -> int:
    """The place one nearer to the Kraken; behind the last plank lies the Kraken itself (WP-1)."""
    return place + 1 if place < planks else KRAKEN


# What a card leaves to choose (WP-3.3)


def choices(card: int, seat: int, pirates: Pirates, planks: int) -> list[CarryOut]:
    """How a living seat may carry out a card that moves pirates, in order of places and seats; empty: no effect."""
    return _CHOICES[card](seat, pirates, planks)


def ghost_choices(card: int, seat: int, pirates: Pirates) -> list[CarryOut]:
    """Whom a ghost may shove off the ship (WP-7.2, WP-7.4)."""
    if card == SHOVE_ANY:
        victims: Sequence[int] = range(len(pirates) // STRIDE)
    else:
        victims = (left_of(pirates, seat) if card == SHOVE_LEFT else right_of(pirates, seat),)
    return [SHOVES[SHIP][victim] for victim in victims if pirates[victim * STRIDE + SHIP]]


def _own(seat: int, pirates: Pirates) -> list[int]:
    """The places where the seat has a pirate."""
    base = seat * STRIDE
    return [place for place in STANDING if pirates[base + place]]


def _shove_left(seat: int, pirates: Pirates, planks: int) -> list[CarryOut]:  # WP-4.1
    return _shove_neighbour(seat, left_of(pirates, seat), pirates, planks)


def _shove_right(seat: int, pirates: Pirates, planks: int) -> list[CarryOut]:  # WP-4.2
    return _shove_neighbour(seat, right_of(pirates, seat), pirates, planks)


def _shove_neighbour(seat: int, victim: int, pirates: Pirates, planks: int) -> list[CarryOut]:
    if victim == seat:
        return []
    base = victim * STRIDE
    return [SHOVES[place][victim] for place in _own(seat, pirates) if pirates[base + place]]


def _shove_any(seat: int, pirates: Pirates, planks: int) -> list[CarryOut]:  # WP-4.3
    return [SHOVES[place][other] for place in _own(seat, pirates) for other in _beside(seat, place, pirates)]


def _drag_to_sea(seat: int, pirates: Pirates, planks: int) -> list[CarryOut]:  # WP-4.6
    return [DRAGS[place][other] for place in _own(seat, pirates) for other in _beside(seat, place, pirates)]


def _drag_to_ship(seat: int, pirates: Pirates, planks: int) -> list[CarryOut]:  # WP-4.7
    return [
        DRAGS[place][other] for place in _own(seat, pirates) if place != SHIP for other in _beside(seat, place, pirates)
    ]


def _beside(seat: int, place: int, pirates: Pirates) -> list[int]:
    """The seats of the pirates that share a place with one of the seat's own, which may be its own as well."""
    return [other for other, count in enumerate(pirates[place::STRIDE]) if count > 1 or (count == 1 and other != seat)]


def _stumble(seat: int, pirates: Pirates, planks: int) -> list[CarryOut]:  # WP-4.8
    found: list[CarryOut] = []
    for place in _own(seat, pirates):
        if place != SHIP:
            found.append(MOVES[place][place - 1])
        found.append(MOVES[place][seaward(place, planks)])
    return found


def _dont_want_to_die(seat: int, pirates: Pirates, planks: int) -> list[CarryOut]:  # WP-4.9
    return [MOVES[place][place - distance] for place in _own(seat, pirates) for distance in (1, 2) if place >= distance]


def _charge(seat: int, pirates: Pirates, planks: int) -> list[CarryOut]:  # WP-4.10
    found: list[CarryOut] = []
    for place in _own(seat, pirates):
        there = seaward(place, planks)
        victims = [] if there == KRAKEN else [s for s, count in enumerate(pirates[there::STRIDE]) if count]
        if victims:
            found += [CHARGES[place][victim] for victim in victims]
        else:
            found.append(LONE_CHARGES[place])
    return found


_CHOICES: Final[dict[int, Callable[[int, Pirates, int], list[CarryOut]]]] = {
    SHOVE_LEFT: _shove_left,
    SHOVE_RIGHT: _shove_right,
    SHOVE_ANY: _shove_any,
    DRAG_TO_SEA: _drag_to_sea,
    DRAG_TO_SHIP: _drag_to_ship,
    STUMBLE: _stumble,
    DONT_WANT_TO_DIE: _dont_want_to_die,
    CHARGE: _charge,
}


# What a choice moves


def steps(card: int, seat: int, choice: CarryOut, planks: int) -> tuple[Step, ...]:
    """The pirates that a choice moves, each with its way."""
    kind = type(choice)
    if kind is Shove:
        shove = cast(Shove, choice)
        place = PLACE_NUMBERS[shove.place]
        return ((shove.victim_seat, place, seaward(place, planks)),)
    if kind is Drag:
        drag = cast(Drag, choice)
        place = PLACE_NUMBERS[drag.place]
        target = place - 1 if card == DRAG_TO_SHIP else seaward(place, planks)
        return ((seat, place, target), (drag.other_seat, place, target))
    if kind is Move:
        move = cast(Move, choice)
        return ((seat, PLACE_NUMBERS[move.origin], PLACE_NUMBERS[move.target]),)
    return _charge_steps(seat, cast(Charge, choice), planks)


def _charge_steps(seat: int, charge: Charge, planks: int) -> tuple[Step, ...]:
    origin = PLACE_NUMBERS[charge.origin]
    target = seaward(origin, planks)
    if charge.victim_seat is None:
        return ((seat, origin, target),)
    return ((seat, origin, target), (charge.victim_seat, target, seaward(target, planks)))
