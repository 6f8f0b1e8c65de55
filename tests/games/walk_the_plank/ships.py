"""Positions of Walk the Plank! drawn as text: `AAB | C | . | .` is the ship and three planks, a letter a pirate.

Seat 0 is A, seat 1 is B, and so on; a seat without a letter is out, and was the first to be.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from seaboard.catalogue import Catalogue
from seaboard.engine.chance import SeededChance
from seaboard.engine.events import DEAF, Events, Recorder
from seaboard.engine.play import decide, reveal
from seaboard.engine.records import Action, Event
from seaboard.engine.turns import Turn
from seaboard.games.walk_the_plank import GAME
from seaboard.games.walk_the_plank.cards import NOBODY, carry_out, turn_next
from seaboard.games.walk_the_plank.data import CARD_NUMBERS, STRIDE, Card
from seaboard.games.walk_the_plank.state import ABOARD, GHOST, OUT, PLANNING, TURNING, PlankState
from seaboard.games.walk_the_plank.words import CarryOut, Charge, Drag, Haunt, Move, Pass, Plan, Shove

LETTERS = "ABCDE"
ENGLISH = Catalogue()["walk-the-plank"].english
IDLE = "charge extend-plank drag-to-ship"
"""Cards that do nothing where three planks lie out and none of one's pirates shares a plank."""
PLAIN = "dont-want-to-die extend-plank drag-to-ship"
"""Cards without a skull that do nothing on a quiet ship."""


def chance(number: int = 1) -> SeededChance:
    return SeededChance(bytes([number]) * 32)


def new_match(seats: int = 3, number: int = 1, **options: Any) -> PlankState:
    given = GAME.facts.read_options({name.replace("_", "-"): value for name, value in options.items()})
    return GAME.setup(seats, (None,) * seats, given, chance(number), DEAF)


def ship(
    drawn: str, *, seats: int = 3, favour: str = "A", ghosts: str = "", round_number: int = 2, **options: Any
) -> PlankState:
    """A match at the beginning of a round, all cards in hand. `ghosts` names those among the seats that are out."""
    places = [part.strip().replace(".", "") for part in drawn.split("|")]
    state = new_match(seats, **options)
    state.planks = len(places) - 1
    state.favour, state.round = LETTERS.index(favour), round_number
    state.pirates = [0] * (seats * STRIDE)
    for place, letters in enumerate(places):
        for letter in letters:
            state.pirates[LETTERS.index(letter) * STRIDE + place] += 1
    for seat, letter in enumerate(LETTERS[:seats]):
        if not any(letter in letters for letters in places):
            state.moments += 1
            state.status[seat], state.fell[seat] = GHOST if letter in ghosts else OUT, state.moments
            state.fallen.append(seat)
    state.asked = len(state.fallen)
    return state


def drawing(state: PlankState) -> str:
    """The ship and planks of a state, as they are drawn here."""
    return " | ".join(
        "".join(
            letter * state.pirates[seat * STRIDE + place] for seat, letter in enumerate(LETTERS[: len(state.status)])
        )
        or "."
        for place in range(state.planks + 1)
    )


# One card


def turned(
    drawn: str, card: Card, who: str = "A", *, in_pass: int = 2, events: Events = DEAF, **more: Any
) -> PlankState:
    """A seat has just turned this card, first in a pass."""
    state = ship(drawn, favour=who, **more)
    seat, number = LETTERS.index(who), CARD_NUMBERS[card]
    others = tuple(other for other in CARD_NUMBERS.values() if other != number)
    for other, status in enumerate(state.status):
        if status == ABOARD:
            state.plans[other] = others[:3]
            state.turned[other] = in_pass - 1
    if state.status[seat] == GHOST:
        state.plans[seat], state.passes[seat] = (number,), in_pass
    else:
        state.plans[seat] = (*others[: in_pass - 1], number, *others[in_pass - 1 : 2])
    state.phase, state.step = TURNING, (in_pass - 1) * len(state.status)
    turn_next(state, NOBODY, events)
    return state


def ways(state: PlankState) -> list[str]:
    """How the turned card may be carried out, each way as `word` writes it; none if it has no effect."""
    turn = GAME.turn(state)
    assert turn is not None
    return [word(cast(CarryOut, action)) for action in GAME.legal_actions(state, turn.seats[0])]


def word(way: CarryOut) -> str:
    """`plank-1 B`: a pirate of B there is shoved; `plank-1 with B`; `plank-2 to ship`; `ship charges B`."""
    if isinstance(way, Shove):
        return f"{way.place} {LETTERS[way.victim_seat]}"
    if isinstance(way, Drag):
        return f"{way.place} with {LETTERS[way.other_seat]}"
    if isinstance(way, Move):
        return f"{way.origin} to {way.target}"
    assert isinstance(way, Charge)
    return f"{way.origin} charges" + ("" if way.victim_seat is None else f" {LETTERS[way.victim_seat]}")


def carried_out(state: PlankState, way: str) -> str:
    """The drawing after the turned card is carried out in one of its ways."""
    after = state.copy()
    turn = GAME.turn(state)
    assert turn is not None
    found = [
        cast(CarryOut, one) for one in GAME.legal_actions(state, turn.seats[0]) if word(cast(CarryOut, one)) == way
    ]
    carry_out(after, found[0], DEAF)
    return drawing(after)


# Whole rounds


def plan(cards: str) -> Plan:
    first, second, third = cast(tuple[Card, Card, Card], tuple(cards.split()))
    return Plan((first, second, third))


def haunt(card: str, in_pass: int) -> Haunt:
    return Haunt(cast(Any, card), cast(Pass, in_pass))


def lay(state: PlankState, laid: Mapping[str, str | Haunt]) -> Recorder:
    """All lay their cards: those of `laid`, the others IDLE ones."""
    actions: dict[int, Action] = {}
    turn = GAME.turn(state)
    assert state.phase == PLANNING
    assert turn is not None
    for seat in turn.seats:
        cards = laid.get(LETTERS[seat], IDLE)
        actions[seat] = plan(cards) if isinstance(cards, str) else cards
    events = Recorder()
    reveal(GAME, state, actions, chance(), events)
    return events


def go(state: PlankState, who: str, way: str) -> Recorder:
    """The owner of the turned card carries it out this way."""
    seat, events = LETTERS.index(who), Recorder()
    found = [one for one in GAME.legal_actions(state, seat) if word(cast(CarryOut, one)) == way]
    decide(GAME, state, seat, (found[0],), chance(), events)
    return events


def finish_round(state: PlankState) -> Recorder:
    """Every card that is left is carried out in the first way listed."""
    events = Recorder()
    while state.phase == TURNING:
        (seat,) = cast(Turn, GAME.turn(state)).seats
        decide(GAME, state, seat, (GAME.legal_actions(state, seat)[0],), chance(), events)
    return events


def heard(events: Recorder, *kinds: type[Event]) -> list[Event]:
    """The public events of these kinds, in order."""
    return [told.public for told in events.told if isinstance(told.public, kinds)]


def asked(state: PlankState) -> str:
    """The letters of the seats that are to choose."""
    turn = GAME.turn(state)
    return "" if turn is None else "".join(LETTERS[seat] for seat in turn.seats)


def verdict(state: PlankState, who: str, action: Action) -> str:
    """`legal`, or the rule that forbids it; the list of legal actions says the same, and the refusal can be said."""
    seat = LETTERS.index(who)
    refusal = GAME.refusal(state, seat, action)
    assert (refusal is None) == (action in GAME.legal_actions(state, seat))
    if refusal is None:
        return "legal"
    assert ENGLISH.render(refusal.text, LETTERS)
    return refusal.rule
