"""What a seat may do now in Walk the Plank!, and which rule forbids what it may not."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import permutations
from typing import Any, Final

from seaboard.engine.chance import Chance
from seaboard.engine.game import refuse
from seaboard.engine.records import Action
from seaboard.engine.refusals import IllegalAction
from seaboard.engine.turns import Turn, all_of, one
from seaboard.games.walk_the_plank.board import HAUNTS, PLANS, left_of, right_of
from seaboard.games.walk_the_plank.cards import available, card_of, choices_now, owner
from seaboard.games.walk_the_plank.data import (
    CARD_NUMBERS,
    CARD_RULES,
    CARDS,
    CHARGE,
    DONT_WANT_TO_DIE,
    DRAG_TO_SEA,
    DRAG_TO_SHIP,
    GHOST_CARDS,
    MOST_SEATS,
    PASSES,
    PLACE_NUMBERS,
    PLACES,
    SHIP,
    SHOVE_ANY,
    SHOVE_LEFT,
    SHOVE_RIGHT,
    STRIDE,
    STUMBLE,
    Place,
    cards_in,
)
from seaboard.games.walk_the_plank.rules import laying
from seaboard.games.walk_the_plank.state import ASKING, GHOST, PLANNING, TURNING, PlankState
from seaboard.games.walk_the_plank.words import BecomeGhost, Charge, Drag, Haunt, Move, Plan, Rest, Shove

ONE: Final = tuple(one(seat) for seat in range(MOST_SEATS))
ANSWERS: Final = (BecomeGhost(), Rest())
KINDS: Final[dict[int, type[Action]]] = {
    SHOVE_LEFT: Shove,
    SHOVE_RIGHT: Shove,
    SHOVE_ANY: Shove,
    DRAG_TO_SEA: Drag,
    DRAG_TO_SHIP: Drag,
    STUMBLE: Move,
    DONT_WANT_TO_DIE: Move,
    CHARGE: Charge,
}
"""By card, the kind of action that carries it out."""


def turn(state: PlankState) -> Turn | None:
    if state.phase == TURNING:
        return ONE[owner(state)]
    if state.phase == PLANNING:
        return all_of(*laying(state))
    return ONE[state.fallen[state.asked]] if state.phase == ASKING else None


@cache
def plans(cards: int) -> tuple[Plan, ...]:
    """All plans out of a set of cards: three of them, in any order (WP-3.1)."""
    return tuple(PLANS[plan] for plan in permutations(cards_in(cards), PASSES))


@cache
def haunts(cards: int) -> tuple[Haunt, ...]:
    """All that a ghost may put down out of a set of cards (WP-7.3)."""
    return tuple(
        haunt for card, row in zip(cards_in(GHOST_CARDS), HAUNTS, strict=True) if cards >> card & 1 for haunt in row
    )


def legal(state: PlankState, seat: int) -> Sequence[Action]:
    if state.phase == PLANNING:
        return (haunts if state.status[seat] == GHOST else plans)(available(state, seat))
    if state.phase == TURNING:
        return choices_now(state) if seat == owner(state) else ()
    return ANSWERS if state.phase == ASKING and seat == state.fallen[state.asked] else ()


def some_action(state: PlankState, seat: int, chance: Chance) -> Action:
    return chance.stream("any-action").choice(legal(state, seat))


# Refusals


def refusal(state: PlankState, seat: int, action: Action) -> IllegalAction | None:
    if state.phase == PLANNING:
        return _refuse_laying(state, seat, action)
    if state.phase == TURNING:
        return _refuse_carrying_out(state, seat, action)
    if isinstance(action, BecomeGhost | Rest):
        return None
    return refuse("WP-7.1", "walk-the-plank.refused.asked")


def _refuse_laying(state: PlankState, seat: int, action: Action) -> IllegalAction | None:
    ghost = state.status[seat] == GHOST
    if isinstance(action, Plan):
        return refuse("WP-7.3", "walk-the-plank.refused.one-card") if ghost else _refuse_plan(state, seat, action)
    if isinstance(action, Haunt):
        return _refuse_haunt(state, seat, action) if ghost else refuse("WP-7.3", "walk-the-plank.refused.no-ghost")
    if isinstance(action, BecomeGhost | Rest):
        return refuse("WP-7.1", "walk-the-plank.refused.not-asked")
    return refuse("WP-3.1", "walk-the-plank.refused.planning")


def _refuse_plan(state: PlankState, seat: int, plan: Plan) -> IllegalAction | None:
    for card in plan.cards:
        if plan.cards.count(card) > 1:
            return refuse("WP-3.1", "walk-the-plank.refused.twice", card=card)
        if state.resting[seat] >> CARD_NUMBERS[card] & 1:
            return refuse("WP-3.4", "walk-the-plank.refused.lies-out", card=card)
    return None


def _refuse_haunt(state: PlankState, seat: int, haunt: Haunt) -> IllegalAction | None:
    if state.resting[seat] >> CARD_NUMBERS[haunt.card] & 1:
        return refuse("WP-7.4", "walk-the-plank.refused.lies-out", card=haunt.card)
    return None


def _refuse_carrying_out(state: PlankState, seat: int, action: Action) -> IllegalAction | None:
    if isinstance(action, Plan | Haunt):
        return refuse("WP-3.1", "walk-the-plank.refused.turning")
    if isinstance(action, BecomeGhost | Rest):
        return refuse("WP-7.1", "walk-the-plank.refused.not-asked")
    if action in choices_now(state):
        return None
    rule = "WP-7.4" if state.status[seat] == GHOST else CARD_RULES[CARDS[card_of(state)]]
    key, params = _why(state, seat, action)
    return refuse(rule, f"walk-the-plank.refused.{key}", **params)


Why = tuple[str, dict[str, Any]]


def _why(state: PlankState, seat: int, action: Action) -> Why:
    """The word and the parameters of what is wrong with a way to carry out the turned card."""
    card = card_of(state)
    if not isinstance(action, KINDS[card]):
        return "other-card", {"card": CARDS[card]}
    if isinstance(action, Shove):
        return _why_not_shove(state, seat, action)
    if isinstance(action, Drag):
        if card == DRAG_TO_SHIP and action.place == PLACES[SHIP]:
            return "on-the-ship", {}
        return _lacks(state, seat, action.place) or (
            "nobody-to-drag",
            {"place": action.place, "seat": action.other_seat},
        )
    if isinstance(action, Charge):
        return _lacks(state, seat, action.origin) or _why_not_charge(action)
    assert isinstance(action, Move)
    way = {"card": CARDS[card], "origin": action.origin, "target": action.target}
    return _lacks(state, seat, action.origin) or ("no-such-way", way)


def _lacks(state: PlankState, seat: int, place: Place) -> Why | None:
    """None of the seat's own pirates stands in the place."""
    stands = state.pirates[seat * STRIDE + PLACE_NUMBERS[place]]
    return None if stands else ("none-of-yours", {"place": place})


def _why_not_shove(state: PlankState, seat: int, shove: Shove) -> Why:
    nobody: Why = ("nobody-to-shove", {"place": shove.place, "seat": shove.victim_seat})
    if state.status[seat] == GHOST:
        lacks: Why | None = ("ghost-on-ship", {}) if shove.place != PLACES[SHIP] else None
    else:
        lacks = _lacks(state, seat, shove.place)
    card = card_of(state)
    if lacks or card == SHOVE_ANY:
        return lacks or nobody
    beside = (left_of if card == SHOVE_LEFT else right_of)(state.pirates, seat)
    if shove.victim_seat != beside:
        return "not-neighbour", {"card": CARDS[card], "seat": shove.victim_seat}
    return nobody


def _why_not_charge(charge: Charge) -> Why:
    if charge.victim_seat is None:
        return "must-shove", {"origin": charge.origin}
    return "nobody-to-charge", {"origin": charge.origin, "seat": charge.victim_seat}
