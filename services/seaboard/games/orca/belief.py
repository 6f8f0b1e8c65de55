"""What a viewer of Act 2 cannot rule out: the shark's hand and its secret choice; all else the view holds.

Nobody needs to carry anything: what was shown (chum's answer, used ability cards) stays in the view. The prior is even:
every place that was not shown, and every set of cards out of those not seen, is as likely as any other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from seaboard.engine.chance import Chance, Draws
from seaboard.engine.events import Viewer
from seaboard.games.orca.boat import SPACE_NUMBER
from seaboard.games.orca.data import (
    ABILITIES,
    ABILITY_CARDS,
    GEAR_NUMBER,
    MEMBERS,
    NOBODY,
    PLACES,
    TILE_WORDS,
    ZONES,
)
from seaboard.games.orca.state import Cards, OrcaState
from seaboard.games.orca.view import SURFACES, CrewMember, OrcaView, Plan, look

CARD_NUMBER = {surface: number for number, surface in enumerate(SURFACES)}


def sample(view: OrcaView, chance: Chance) -> OrcaState:
    draws = chance.stream("world")
    ability, hand = _cards(view, draws)
    strike = view.strike
    crew = [view.crew[name] for name in MEMBERS]
    return OrcaState(
        roles=view.roles,
        actors=tuple(member.seats for member in crew),
        talk=view.talk,
        max_rounds=view.max_rounds,
        hand=hand,
        loose=_gear(view.sharing),
        gear=[_gear(member.gear) for member in crew],
        pile=_numbers(view.pile),
        boat=tuple(TILE_WORDS.index(tile) for tile in view.boat),
        spaces=[_number(SPACE_NUMBER, member.space) for member in crew],
        wounds=[member.wounds for member in crew],
        alive=tuple(number for number, member in enumerate(crew) if not member.eliminated),
        plans=[_plan(member.plan) for member in crew],
        caged=[_number(SPACE_NUMBER, member.cage) for member in crew],
        shark_wounds=view.shark.wounds,
        attached=_gear(view.shark.attached),
        used=tuple(map(ABILITIES.index, view.shark.used)),
        discards=_numbers(view.discards),
        round=view.round,
        phase=view.phase,
        todo=view.to_come,
        open=tuple(number for number, member in enumerate(crew) if member.open),
        offer=_offer(crew) if view.sharing else (),
        agreed=view.agreed,
        gives=view.changes_left,
        places=_numbers(view.places),
        place=_place(view, draws),
        ability=ability,
        chum=_at(MEMBERS, view.chum),
        shown=_at(PLACES, view.shown),
        zone=_at(ZONES, view.shark.zone),
        moved=view.moved,
        tile=NOBODY if strike is None else _at(ZONES, strike.tile),
        prey=NOBODY if strike is None else _at(MEMBERS, strike.member),
        dice=() if strike is None else strike.dice,
        helping=strike is not None and strike.second,
        harmed=strike is not None and strike.harmed,
        left=view.left,
        ending=view.ending or "",
        winner=view.winner or "",
    )


def is_possible(view: OrcaView, viewer: Viewer, state: OrcaState, to_choose: tuple[int, ...]) -> bool:
    """The view shows what the viewer knows; the chosen place cannot be the one shown, the cards must be there."""
    if look(state, viewer, to_choose) != view or (state.place != NOBODY and state.place == state.shown):
        return False
    held = sorted([*state.hand, *state.used, *([] if state.ability == NOBODY else [state.ability])])
    return all(held.count(ability) <= ABILITY_CARDS.count(ability) for ability in held)


def _cards(view: OrcaView, draws: Draws) -> tuple[int, Cards]:
    """The ability card in play and the shark's hand; what is not shown is drawn out of the cards not seen."""
    shark = view.shark
    in_play = _at(ABILITIES, shark.ability)
    if shark.hand is not None:
        return in_play, tuple(map(ABILITIES.index, shark.hand))
    unseen = unseen_abilities(view)
    draws.shuffle(unseen)
    if shark.ability_added and in_play == NOBODY:
        in_play = unseen.pop()
    return in_play, tuple(sorted(unseen[: shark.hand_size]))


def unseen_abilities(view: OrcaView) -> list[int]:
    """The ability cards that the viewer has not seen, each kind as often as it may still be anywhere."""
    shark = view.shark
    unseen = list(ABILITY_CARDS)
    for name in (*shark.used, *(shark.hand or ()), *([] if shark.ability is None else [shark.ability])):
        unseen.remove(ABILITIES.index(name))
    return unseen


def _place(view: OrcaView, draws: Draws) -> int:
    if not view.shark.decided:
        return NOBODY
    if view.shark.place is not None:
        return PLACES.index(view.shark.place)
    return draws.choice(open_places(view))


def open_places(view: OrcaView) -> list[int]:
    """The places where the shark may still come up, for all that chum has shown."""
    return [number for number, place in enumerate(PLACES) if place != view.shown]


def _at(words: Sequence[Any], word: Any) -> int:
    return NOBODY if word is None else words.index(word)


def _number(numbers: dict[str, int], word: str | None) -> int:
    return NOBODY if word is None else numbers[word]


def _numbers(surfaces: Sequence[Any]) -> tuple[int, ...]:
    return tuple(CARD_NUMBER[surface] for surface in surfaces)


def _gear(gear: Sequence[str]) -> Cards:
    return tuple(GEAR_NUMBER[name] for name in gear)


def _offer(crew: Sequence[CrewMember]) -> tuple[Cards, ...]:
    return tuple(_gear(member.offered) for member in crew)


def _plan(plan: Plan | None) -> tuple[int, int, int] | None:
    if plan is None:
        return None
    return SPACE_NUMBER[plan.to], _number(GEAR_NUMBER, plan.weapon), _at(ZONES, plan.target)
