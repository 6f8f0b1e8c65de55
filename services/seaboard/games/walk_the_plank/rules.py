"""How a match of Walk the Plank! goes from round to round: cards are laid and turned, ghosts arise, it ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from seaboard.engine.chance import Chance
from seaboard.engine.events import Events
from seaboard.engine.facts import Outcome
from seaboard.engine.game import Leaving
from seaboard.engine.records import Action
from seaboard.games.walk_the_plank import words
from seaboard.games.walk_the_plank.cards import (
    NOBODY,
    carry_out,
    choices_now,
    lay_aside,
    mark_last,
    owner,
    tell_no_effect,
    turn_next,
)
from seaboard.games.walk_the_plank.data import (
    CARD_NUMBERS,
    CARDS,
    GHOST_CARDS,
    GHOSTS,
    PASSES,
    PIRATES,
    PLANKS,
    STRIDE,
    bits_of,
    names_in,
)
from seaboard.games.walk_the_plank.state import (
    ABOARD,
    ASKING,
    GHOST,
    LEFT,
    OUT,
    OVER,
    PLANNING,
    TURNING,
    PlankState,
)


def set_up(seats: int, options: Mapping[str, Any], chance: Chance, events: Events) -> PlankState:
    """Three planks, every pirate on the ship, the favour to one seat at random (WP-2)."""
    favour = chance.stream("favour").below(seats)
    state = PlankState(
        skulls=bits_of(options["skulls"]),
        ghosts=GHOSTS[seats] if options["ghost"] else 0,
        max_rounds=options["max-rounds"],
        phase=PLANNING,
        round=0,
        planks=PLANKS,
        favour=favour,
        step=0,
        moments=0,
        asked=0,
        last=False,
        ending="",
        status=[ABOARD] * seats,
        pirates=[PIRATES, *[0] * (STRIDE - 1)] * seats,
        plans=[()] * seats,
        turned=[0] * seats,
        passes=[0] * seats,
        resting=[0] * seats,
        fell=[0] * seats,
        fallen=[],
        unturned=[],
    )
    if events.listening:
        events.tell(words.Opened(seats, PLANKS, favour))
    _begin_round(state, events)
    return state


def laying(state: PlankState) -> tuple[int, ...]:
    """The seats that put cards down in this round: the living, and ghosts that have a card to play (WP-3.1, WP-7.3)."""
    return tuple(
        seat
        for seat, status in enumerate(state.status)
        if status == ABOARD or (status == GHOST and GHOST_CARDS & ~state.resting[seat])
    )


def apply(state: PlankState, actions: Mapping[int, Action], events: Events) -> None:
    if state.phase == PLANNING:
        lay(state, actions, events)
        return
    (action,) = actions.values()
    if state.phase == ASKING:
        answer(state, action, events)
    else:
        carry_on(state, cast(words.CarryOut, action), events)


# A round (WP-3)


def _begin_round(state: PlankState, events: Events) -> None:
    state.round += 1
    state.phase = PLANNING
    if events.listening:
        events.tell(words.RoundBegan(state.round, state.favour))


def lay(state: PlankState, actions: Mapping[int, Action], events: Events) -> None:
    """All cards of the round are down; the first ones are turned (WP-3.1, WP-3.2, WP-7.3)."""
    for seat, action in actions.items():
        if isinstance(action, words.Plan):
            first, second, third = action.cards
            state.plans[seat] = (CARD_NUMBERS[first], CARD_NUMBERS[second], CARD_NUMBERS[third])
        elif isinstance(action, words.Haunt):
            state.plans[seat] = (CARD_NUMBERS[action.card],)
            state.passes[seat] = action.in_pass
    state.phase = TURNING
    if events.listening:
        _tell_laid(state, events)
    _go_on(state, NOBODY, events)


def _tell_laid(state: PlankState, events: Events) -> None:
    ghosts = tuple(
        words.GhostPass(seat, cast(words.Pass, number)) for seat, number in enumerate(state.passes) if number
    )
    own = {
        seat: words.OwnCards(tuple(CARDS[card] for card in plan)) for seat, plan in enumerate(state.plans) if plan
    }  # fmt: skip
    events.tell(words.Laid(state.round, ghosts), own)


def carry_on(state: PlankState, choice: words.CarryOut, events: Events) -> None:
    """The owner of the turned card carries it out; the next cards follow."""
    actor = owner(state)
    carry_out(state, choice, events)
    state.step += 1
    _go_on(state, actor, events)


def _go_on(state: PlankState, actor: int, events: Events) -> None:
    """Turn cards in order until one asks its owner, or the round is over (WP-3.2)."""
    end = PASSES * len(state.status)
    while state.step < end:
        if turn_next(state, actor, events):
            return
        state.step += 1
    _end_round(state, events)


def _end_round(state: PlankState, events: Events) -> None:
    if state.last:
        _end(state, _survival(state), events)
    elif state.round >= state.max_rounds:  # WP-6.5
        _end(state, "out-of-time", events)
    else:
        _take_cards_back(state, events)
        _pass_favour(state)
        _ask_next(state, events)


def _take_cards_back(state: PlankState, events: Events) -> None:
    """All but those with a skull, which lie out for the next round (WP-3.4)."""
    seats = len(state.status)
    for seat, plan in enumerate(state.plans):
        out = state.skulls & sum(1 << card for card in plan) if _plays_on(state, seat) else 0
        state.resting[seat] = out
        if out and events.listening:
            events.tell(words.LiesOut(seat, names_in(out)))
    state.plans[:] = [()] * seats
    state.turned[:] = [0] * seats
    state.passes[:] = [0] * seats
    state.step = 0


def _plays_on(state: PlankState, seat: int) -> bool:
    """Whether the seat has cards to take back: it lives, it is a ghost, or it may yet be one (WP-7.4)."""
    return state.status[seat] in (ABOARD, GHOST) or seat in state.fallen[state.asked : state.ghosts]


def _pass_favour(state: PlankState) -> None:
    """To the next living seat on the right of its chair (WP-3.5); never to a ghost (WP-7.5)."""
    seats = len(state.status)
    state.favour = (state.favour - 1) % seats
    while state.status[state.favour] != ABOARD:
        state.favour = (state.favour - 1) % seats


# Ghosts (WP-7)


def _ask_next(state: PlankState, events: Events) -> None:
    """Ask the first seats that cards put out, each once, but none before the last round; then begin the next one."""
    while state.asked < min(state.ghosts, len(state.fallen)) and not state.last:  # WP-7.1
        if state.status[state.fallen[state.asked]] == OUT:
            state.phase = ASKING
            return
        state.asked += 1
    _begin_round(state, events)


def answer(state: PlankState, action: Action, events: Events) -> None:
    """The asked seat goes on as a ghost, or not for good (WP-7.1)."""
    seat = state.fallen[state.asked]
    rises = isinstance(action, words.BecomeGhost)
    if rises:
        state.status[seat] = GHOST
        state.resting[seat] &= GHOST_CARDS  # WP-7.4
    else:
        state.resting[seat] = 0
    if events.listening:
        events.tell(words.GhostRose(seat) if rises else words.GhostRests(seat))
    state.asked += 1
    _ask_next(state, events)


# Leaving, and the end (WP-6)


def leave(state: PlankState, seat: int, leaving: Leaving, events: Events) -> None:
    """The seat gives up its part: its pirates are gone, its cards are not turned; the others go on if two are left."""
    aboard = state.status[seat] == ABOARD
    owns_card = state.phase == TURNING and owner(state) == seat
    lay_aside(state, seat)
    state.moments += 1
    state.status[seat] = LEFT
    if events.listening:
        events.tell(words.LeftMatch(seat, leaving))
    if aboard:
        state.pirates[seat * STRIDE : seat * STRIDE + STRIDE] = [0] * STRIDE
        state.fell[seat] = state.moments
        if state.status.count(ABOARD) <= 1:
            _end(state, leaving, events)
            return
        mark_last(state, events)
    if state.phase != TURNING and state.favour == seat:  # WP-3.5
        _pass_favour(state)
        if events.listening:
            events.tell(words.FavourPassed(state.favour))
    _go_on_without(state, owns_card, events)


def _go_on_without(state: PlankState, owns_card: bool, events: Events) -> None:
    if state.phase == ASKING:
        _ask_next(state, events)
    elif state.phase == TURNING and (owns_card or not choices_now(state)):
        if not owns_card:
            tell_no_effect(state, events)
        state.step += 1
        _go_on(state, NOBODY, events)


def _survival(state: PlankState) -> words.Ending:
    living = state.status.count(ABOARD)
    return "all-drowned" if living == 0 else "sole-survivor" if living == 1 else "two-survivors"  # WP-6.3, WP-6.4


def _end(state: PlankState, ending: words.Ending, events: Events) -> None:
    state.phase = OVER
    state.ending = ending
    if events.listening:
        living = tuple(seat for seat, status in enumerate(state.status) if status == ABOARD)
        events.tell(words.Ended(ending, living))


def outcome(state: PlankState) -> Outcome | None:
    """Who lives shares place 1; the others by how late they fell, with no place 1 if nobody lives (WP-6.2, WP-6.3)."""
    if state.phase != OVER:
        return None
    first = 1 if ABOARD in state.status else 2
    late = [(state.status[seat] == ABOARD, state.fell[seat]) for seat in range(len(state.status))]
    return Outcome(state.ending, tuple(first + sum(other > mine for other in late) for mine in late))
