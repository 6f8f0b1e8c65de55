"""A card is turned and carried out: whose it is, what it leaves to choose, what it does to pirates and planks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, cast

from seaboard.engine.events import Events
from seaboard.engine.records import Event
from seaboard.games.walk_the_plank import words
from seaboard.games.walk_the_plank.board import Step, choices, ghost_choices, steps
from seaboard.games.walk_the_plank.data import (
    ALL_CARDS,
    CARDS,
    CHARGE,
    EXTEND_PLANK,
    FEWEST_PLANKS,
    GHOST_CARDS,
    KRAKEN,
    LAST_PIRATES,
    PLANKS,
    RETRACT_PLANK,
    STRIDE,
    TARGETS,
    Place,
    names_in,
)
from seaboard.games.walk_the_plank.state import ABOARD, ASKING, GHOST, OUT, PlankState, Unturned

NOBODY: Final = -1
"""The actor of what no seat's single action brings about."""


def available(state: PlankState, seat: int) -> int:
    """The set of cards that the seat chooses from in this round (WP-3.4, WP-7.3)."""
    status = state.status[seat]
    if status == ABOARD:
        return ALL_CARDS & ~state.resting[seat]
    return GHOST_CARDS & ~state.resting[seat] if status == GHOST else 0


def owner(state: PlankState) -> int:
    """The seat whose place in the order of the round it is: from the favour clockwise, pass by pass (WP-3.2)."""
    return (state.favour + state.step) % len(state.status)


def card_of(state: PlankState) -> int:
    """The card that its owner carries out now."""
    seat = owner(state)
    return state.plans[seat][state.turned[seat] - 1]


def choices_now(state: PlankState) -> list[words.CarryOut]:
    """How the owner of the turned card may carry it out; empty: it has no effect (WP-3.3)."""
    return _ways(state, owner(state), card_of(state))


def _ways(state: PlankState, seat: int, card: int) -> list[words.CarryOut]:
    if state.status[seat] == GHOST:
        return ghost_choices(card, seat, state.pirates)
    if card == CHARGE and state.step < len(state.status):  # WP-4.11
        return []
    return choices(card, seat, state.pirates, state.planks)


def turn_next(state: PlankState, actor: int, events: Events) -> bool:
    """Turn the card whose place in the order it is, if there is one, and do what needs no choice. True if its owner
    must say how it is carried out. `actor` is the seat whose action led here: a card of another is news to it."""
    seat = owner(state)
    if state.status[seat] != ABOARD and not _haunts_now(state, seat):  # WP-5.1
        return False
    card = state.plans[seat][state.turned[seat]]
    state.turned[seat] += 1
    state.moments += 1
    if events.listening:
        events.tell(turned_card(state), news=seat != actor)
    if card == EXTEND_PLANK:
        _extend(state, seat, events)
    elif card == RETRACT_PLANK:
        _retract(state, seat, events)
    elif _ways(state, seat, card):
        return True
    else:
        tell_no_effect(state, events)
    return False


def _haunts_now(state: PlankState, seat: int) -> bool:
    """A ghost turns its one card in the pass it named (WP-7.3)."""
    return state.status[seat] == GHOST and state.passes[seat] == 1 + state.step // len(state.status)


def turned_card(state: PlankState) -> words.Turned:
    number = cast(words.Pass, 1 + state.step // len(state.status))
    return words.Turned(owner(state), CARDS[card_of(state)], number)


def tell_no_effect(state: PlankState, events: Events) -> None:
    if events.listening:
        events.tell(words.NoEffect(owner(state), CARDS[card_of(state)]))


# Planks


def _extend(state: PlankState, seat: int, events: Events) -> None:  # WP-4.4
    if state.planks == PLANKS:
        tell_no_effect(state, events)
        return
    state.planks += 1
    if events.listening:
        events.tell(words.Extended(seat, state.planks))


def _retract(state: PlankState, seat: int, events: Events) -> None:  # WP-4.5
    if state.planks == FEWEST_PLANKS:
        tell_no_effect(state, events)
        return
    dead = [other for other, count in enumerate(state.pirates[state.planks :: STRIDE]) for _ in range(count)]
    state.pirates[state.planks :: STRIDE] = [0] * len(state.status)
    state.planks -= 1
    if events.listening:
        events.tell(words.Retracted(seat, state.planks))
    if dead:
        _drown(state, seat, dead, events)


# Pirates


def carry_out(state: PlankState, choice: words.CarryOut, events: Events) -> None:
    """Move the pirates as the owner of the turned card chose; who goes beyond the last plank is dead (WP-3.6)."""
    seat, pirates = owner(state), state.pirates
    moved = steps(card_of(state), seat, choice, state.planks)
    dead = []
    for who, origin, target in moved:
        pirates[who * STRIDE + origin] -= 1
        if target == KRAKEN:
            dead.append(who)
        else:
            pirates[who * STRIDE + target] += 1
    if events.listening:
        events.tell(_told(seat, choice, moved))
    if dead:
        _drown(state, seat, dead, events)


def _told(seat: int, choice: words.CarryOut, moved: Sequence[Step]) -> Event:
    who, place, to = moved[0]
    origin, target = cast(Place, TARGETS[place]), TARGETS[to]
    if isinstance(choice, words.Shove):
        return words.Shoved(seat, who, origin, target)
    if isinstance(choice, words.Drag):
        return words.Dragged(seat, choice.other_seat, origin, target)
    if isinstance(choice, words.Move):
        return words.Moved(seat, origin, target)
    further = TARGETS[moved[1][2]] if choice.victim_seat is not None else None
    return words.Charged(seat, origin, target, choice.victim_seat, further)


def _drown(state: PlankState, turner: int, dead: Sequence[int], events: Events) -> None:
    """Tell who died, one entry of `dead` a pirate, clockwise from the seat that turned the card (WP-7.1)."""
    for seat in clockwise(state, turner):
        count = dead.count(seat)
        if count:
            left = sum(state.pirates[seat * STRIDE : seat * STRIDE + STRIDE])
            if events.listening:
                events.tell(words.Drowned(seat, count, left))
            if not left:
                _put_out(state, seat, events)
    mark_last(state, events)


def clockwise(state: PlankState, first: int) -> Iterator[int]:
    seats = len(state.status)
    return ((first + place) % seats for place in range(seats))


def _put_out(state: PlankState, seat: int, events: Events) -> None:
    lay_aside(state, seat)
    state.status[seat] = OUT
    state.fell[seat] = state.moments
    state.fallen.append(seat)
    if events.listening:
        events.tell(words.Out(seat))


def lay_aside(state: PlankState, seat: int) -> None:
    """The seat's face-down cards of the round stay unturned (WP-5.1)."""
    plan, turned = state.plans[seat], state.turned[seat]
    rest = plan[turned:]
    if rest:
        shown = sum(1 << card for card in plan[:turned])
        among = names_in(available(state, seat) & ~shown)
        names = tuple(CARDS[card] for card in rest)
        state.unturned.append(Unturned(seat, state.round, len(rest), among, names))
        state.plans[seat] = plan[:turned]


def mark_last(state: PlankState, events: Events) -> None:
    """Two or fewer pirates alive, or all of one seat: the round in course, or about to begin, is the last (WP-6.1)."""
    if not state.last and (sum(state.pirates) <= LAST_PIRATES or state.status.count(ABOARD) <= 1):
        state.last = True
        if events.listening:
            events.tell(words.LastRound(state.round + (state.phase == ASKING)))
