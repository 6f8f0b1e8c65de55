"""What is legal in Act 2 and what it does: the set-up, and for each decision its rooms' answers, in one table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from seaboard.engine.chance import Chance
from seaboard.engine.events import Events
from seaboard.engine.game import refuse
from seaboard.engine.records import Action
from seaboard.engine.refusals import IllegalAction
from seaboard.engine.turns import Turn, any_of, one, private
from seaboard.games.orca import crew, crew_attack, effects, preparing, strike
from seaboard.games.orca.boat import WHOLE_BOAT
from seaboard.games.orca.data import (
    ABILITIES,
    ABILITY_CARDS,
    CARDS,
    MEMBERS,
    NOBODY,
    PERSONAL_GEAR,
    SHARED_GEAR,
    SHARK_SEAT,
)
from seaboard.games.orca.flow import SET_UP, advance
from seaboard.games.orca.happenings import Dealt, Hand
from seaboard.games.orca.seating import Seating
from seaboard.games.orca.state import OrcaState
from seaboard.games.orca.words import (
    AGREE,
    Agree,
    Attack,
    Chum,
    Decide,
    Decline,
    Give,
    Hold,
    Keep,
    Maul,
    NoCage,
    Prepare,
    Ram,
    Show,
    Stand,
    Stay,
    StrikeMember,
    StrikeTile,
    Topple,
    UseCage,
)

Legal = Callable[[OrcaState, int], Sequence[Action]]
WhyNot = Callable[[OrcaState, int, Any], IllegalAction | None]
Act = Callable[[OrcaState, int, Any, Chance, Events], bool]
"""Plays the action and says whether what was waited for is done."""


@dataclass(frozen=True, slots=True)
class Phase:
    """A decision: its rule, what is legal, and of each action that belongs to it why it may not be legal."""

    rule: str
    legal: Legal
    why_not: Mapping[type[Action], WhyNot]


def _always(state: OrcaState, seat: int, action: Action) -> IllegalAction | None:
    return None


PHASES: Mapping[str, Phase] = {
    "sharing": Phase("OR-3.1", crew.legal_sharing, {Give: crew.why_not_give, Agree: _always}),
    "standing": Phase("OR-3.4", crew.legal_standing, {Stand: crew.why_not_stand}),
    "deciding": Phase("OR-4.2", preparing.legal_decisions, {Decide: preparing.why_not_decide}),
    "preparing": Phase(
        "OR-4.3",
        preparing.legal_preparing,
        {Prepare: preparing.why_not_prepare, Chum: preparing.why_not_chum},
    ),
    "showing": Phase("OR-5.3", preparing.legal_showing, {Show: preparing.why_not_show}),
    "attacking": Phase(
        "OR-4.5",
        crew_attack.legal_attacking,
        {Attack: crew_attack.why_not_attack, Hold: crew_attack.why_not_attack},
    ),
    "ramming": Phase("OR-9.3", strike.legal_ramming, {Ram: strike.why_not_ram, Stay: _always}),
    "caging": Phase("OR-5.3", strike.legal_caging, {UseCage: strike.why_not_cage, NoCage: strike.why_not_cage}),
    "striking": Phase(
        "OR-4.6",
        strike.legal_striking,
        {
            StrikeTile: strike.why_not_strike_tile,
            StrikeMember: strike.why_not_strike_member,
            Decline: _always,
        },
    ),
    "mauling": Phase("OR-9.3", strike.legal_mauling, {Maul: strike.why_not_maul, Keep: _always}),
    "toppling": Phase("OR-9.3", effects.legal_toppling, {Topple: effects.why_not_topple}),
    "helping": Phase(
        "OR-9.3",
        strike.legal_helping,
        {
            StrikeTile: strike.why_not_strike_tile,
            StrikeMember: strike.why_not_strike_member,
            Decline: _always,
        },
    ),
}

ACTS: Mapping[type[Action], Act] = {
    Give: crew.change_plan,
    Agree: crew.agree,
    Stand: crew.stand,
    Decide: preparing.decide,
    Chum: preparing.throw_chum,
    Show: preparing.show,
    Prepare: preparing.make_ready,
    Attack: crew_attack.attack,
    Hold: crew_attack.hold,
    Ram: strike.ram,
    Stay: strike.stay,
    UseCage: strike.use_cage,
    NoCage: strike.keep_cage,
    StrikeTile: strike.strike_tile,
    StrikeMember: strike.strike_member,
    Decline: strike.decline,
    Maul: strike.roll_again,
    Keep: strike.keep,
    Topple: effects.topple,
}


def set_up(
    seating: Seating, row: tuple[int, int], options: Mapping[str, Any], chance: Chance, events: Events
) -> OrcaState:
    """Cards dealt at random (OR-3.1), a whole boat and no wounds (OR-3.3); the cards not dealt are out (OR-3.5)."""
    abilities, shared = list(ABILITY_CARDS), list(SHARED_GEAR)
    chance.stream("deal/abilities").shuffle(abilities)
    chance.stream("deal/gear").shuffle(shared)
    state = OrcaState(
        roles=seating.roles,
        actors=seating.actors,
        talk=options["talk"],
        max_rounds=options["max-rounds"],
        hand=tuple(sorted(abilities[: row[0]])),
        loose=tuple(sorted(shared[: row[1]])),
        gear=list(PERSONAL_GEAR),
        pile=tuple(range(len(CARDS))),
        boat=WHOLE_BOAT,
        spaces=[NOBODY] * len(MEMBERS),
        wounds=[0] * len(MEMBERS),
        alive=tuple(range(len(MEMBERS))),
        plans=[None] * len(MEMBERS),
        caged=[NOBODY] * len(MEMBERS),
        todo=SET_UP,
    )
    if events.listening:
        hand = Hand(tuple(ABILITIES[ability] for ability in state.hand))
        events.tell(Dealt(len(state.hand), crew.names(state.loose)), {SHARK_SEAT: hand})
    advance(state, chance, events)
    return state


# Turns

SHARK_DECIDES = private(SHARK_SEAT)
SHARK = one(SHARK_SEAT)
SHARK_PHASES = frozenset({"showing", "ramming", "striking", "mauling", "toppling", "helping"})


@cache
def _any_of(seats: tuple[int, ...], idle: tuple[int, ...] = ()) -> Turn:
    return any_of(*seats, *idle, idle=idle)


def turn(state: OrcaState) -> Turn | None:
    phase = state.phase
    if phase == "preparing":
        return _any_of(crew.seats_for(state.actors, state.open), preparing.ready_seats(state))
    if phase in SHARK_PHASES:
        return SHARK
    if phase == "deciding":
        return SHARK_DECIDES
    if phase == "over":
        return None
    return _any_of(crew.sharers(state) if phase == "sharing" else crew.seats_for(state.actors, state.open))


def asked(state: OrcaState) -> tuple[int, ...]:
    now = turn(state)
    return () if now is None else now.seats


def legal(state: OrcaState, seat: int) -> Sequence[Action]:
    return PHASES[state.phase].legal(state, seat) if seat in asked(state) else ()


def some_action(state: OrcaState, seat: int, chance: Chance) -> Action:
    if state.phase == "preparing":
        return preparing.any_preparation(state, seat, chance)
    if state.phase == "deciding":
        return preparing.any_decision(state, seat, chance)
    if state.phase == "sharing" and chance.stream("any-sharing").below(4):
        return AGREE
    return chance.stream("any-action").choice(PHASES[state.phase].legal(state, seat))


def refusal(state: OrcaState, seat: int, action: Action) -> IllegalAction | None:
    phase = PHASES.get(state.phase)
    if phase is None:
        return refuse("OR-8.1", "orca.refused.over")
    if seat not in asked(state):
        return refuse(phase.rule, "orca.refused.not-asked")
    why_not = phase.why_not.get(type(action))
    if why_not is None:
        return refuse(phase.rule, f"orca.refused.now.{state.phase}")
    return why_not(state, seat, action)


def apply(state: OrcaState, actions: Mapping[int, Action], chance: Chance, events: Events) -> None:
    ((seat, action),) = actions.items()
    if ACTS[type(action)](state, seat, action, chance, events):
        advance(state, chance, events)
