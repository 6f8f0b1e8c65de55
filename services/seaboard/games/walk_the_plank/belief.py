"""What a viewer of Walk the Plank! cannot rule out: the cards of others that lie face down, or were never turned.

The prior: any cards that the seat had to choose from, in any order, each plan equally likely. All that a viewer has
learnt stands in its view; it need not remember more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from seaboard.engine.chance import Chance, Draws
from seaboard.engine.events import Viewer
from seaboard.games.walk_the_plank.data import CARD_NUMBERS, Card, bits_of
from seaboard.games.walk_the_plank.state import PlankState, Unturned
from seaboard.games.walk_the_plank.view import PHASES, STATUSES, Crew, WalkThePlankView, look, pirates_of


def sample(view: WalkThePlankView, chance: Chance) -> PlankState:
    """The position of the view, with cards drawn at random where it hides them."""
    draws = chance.stream("face-down")
    crews, seats = view.crews, len(view.crews)
    return PlankState(
        skulls=bits_of(view.skulls),
        ghosts=view.ghosts,
        max_rounds=view.max_rounds,
        phase=PHASES.index(view.phase),
        round=view.round,
        planks=view.planks,
        favour=view.favour_seat,
        step=(view.card.in_pass - 1) * seats + (view.card.seat - view.favour_seat) % seats if view.card else 0,
        moments=view.moments,
        asked=view.asked,
        last=view.last_round,
        ending=view.ending or "",
        status=[STATUSES.index(crew.status) for crew in crews],
        pirates=pirates_of(view),
        plans=[_plan(crew, draws) for crew in crews],
        turned=[len(crew.turned) for crew in crews],
        passes=[crew.ghost_pass or 0 for crew in crews],
        resting=[bits_of(crew.lying_out) for crew in crews],
        fell=[crew.fell for crew in crews],
        fallen=list(view.fallen),
        unturned=[_unturned(one, draws) for one in view.unturned],
    )


def _plan(crew: Crew, draws: Draws) -> tuple[int, ...]:
    down = crew.cards
    if down is None:
        down = _some([card for card in crew.available if card not in crew.turned], crew.face_down, draws)
    return tuple(CARD_NUMBERS[card] for card in (*crew.turned, *down))


def _unturned(one: Unturned, draws: Draws) -> Unturned:
    return replace(one, cards=_some(one.among, one.number, draws)) if one.cards is None else one


def _some(cards: Sequence[Card], number: int, draws: Draws) -> tuple[Card, ...]:
    """So many different cards, in order."""
    left = list(cards)
    draws.shuffle(left)
    return tuple(left[:number])


def is_possible(view: WalkThePlankView, viewer: Viewer, state: PlankState) -> bool:
    """The state looks to the viewer as the view does, and what it hides keeps the rules (WP-3.1, WP-3.4, WP-7.3)."""
    if look(state, viewer) != view:
        return False
    plans = zip(view.crews, state.plans, strict=True)
    return all(_may_lie(crew, plan) for crew, plan in plans) and all(
        one.cards is not None and _are_among(one.cards, one.among) for one in state.unturned
    )


def _may_lie(crew: Crew, plan: Sequence[int]) -> bool:
    down = plan[len(crew.turned) :]
    numbers = [CARD_NUMBERS[card] for card in crew.available if card not in crew.turned]
    return len(set(down)) == len(down) and set(down) <= set(numbers)


def _are_among(cards: Sequence[Card], among: Sequence[Card]) -> bool:
    return len(set(cards)) == len(cards) and set(cards) <= set(among)
