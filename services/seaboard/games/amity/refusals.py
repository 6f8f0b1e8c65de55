"""Why an action is refused: the rule that forbids it, told from what the seat itself may see (ALL-5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from seaboard.engine.game import refuse
from seaboard.engine.records import Action
from seaboard.engine.refusals import IllegalAction
from seaboard.games.amity import crew, rules, shark
from seaboard.games.amity.cards import count
from seaboard.games.amity.data import (
    BEACHES,
    BRODY,
    BURST,
    CLIMB_COST,
    DOCK_SPACES,
    FOURTH,
    FRENZY,
    GARDNER,
    HARBOR,
    HOOPER,
    LAND_TOUCHES,
    MEMBERS,
    NO_TOKEN,
    NOBODY,
    NUMBER,
    OFFICES,
    POWER_TOKENS,
    QUINT,
    ROAST,
    SHOP,
    WATER_TOUCHES,
    WITHIN_TWO,
)
from seaboard.games.amity.state import CLOSED, CREW, EVENT, LAUNCHED, LOOKED, OVER, SHARK, SOUNDED, START, AmityState
from seaboard.games.amity.words import (
    Begin,
    Binoculars,
    Climb,
    CloseBeach,
    Dash,
    Devour,
    Drop,
    Eat,
    FishFinder,
    Give,
    Launch,
    PickUp,
    PlayToken,
    Rescue,
    Sail,
    Swim,
    Throw,
    Walk,
)

Why = IllegalAction | None

PHASE_RULE: Final = {START: "AM-3.4", EVENT: "AM-4.5", SHARK: "AM-5.7", CREW: "AM-6.1", OVER: "AM-7.1"}
OWN_RULE: Final = ("AM-6.3", "AM-6.4", "AM-6.2")
"""By member, the rule that says what it may do."""


def refusal(state: AmityState, seat: int, action: Action) -> Why:
    """None for what is listed, and for nothing else."""
    turn = rules.turn(state)
    if turn is None or seat not in turn.seats:
        return refuse(PHASE_RULE[state.phase], "amity.refused.not-your-turn")
    if action in rules.legal_now(state, seat):
        return None
    return _why(state, seat, action) or refuse(PHASE_RULE[state.phase], "amity.refused.not-now")


def _why(state: AmityState, seat: int, action: Action) -> Why:
    if state.phase == SHARK:
        return _shark(state, action)
    if state.phase == CREW:
        return _crew(state, seat, action)
    if state.phase == EVENT:
        return refuse(f"AM-8.{state.card + 1}", "amity.refused.card")
    return None


# The shark


def _shark(state: AmityState, action: Action) -> Why:
    why = SHARK_WHY.get(type(action))
    if why is None:
        return None
    if shark.is_sated(state):
        return refuse("AM-5.6", "amity.refused.sated")
    return why(state, action)


def _no_points(state: AmityState) -> Why:
    return None if state.points else refuse("AM-5.1", "amity.refused.no-points")


def _swim(state: AmityState, action: Swim) -> Why:
    return _no_points(state) or refuse("AM-5.2", "amity.refused.not-touching", space=action.to)


def _dash(state: AmityState, action: Dash) -> Why:
    if state.played != BURST or state.dashed:
        return refuse("AM-5.3", "amity.refused.no-burst")
    return _no_points(state) or refuse("AM-5.2", "amity.refused.broken-path")


def _eat(state: AmityState, action: Eat) -> Why:
    return _no_points(state) or refuse("AM-5.2", "amity.refused.nobody-to-eat")


def _devour(state: AmityState, action: Devour) -> Why:
    if state.played != FRENZY:
        return refuse("AM-5.3", "amity.refused.no-frenzy")
    return _no_points(state) or refuse("AM-5.2", "amity.refused.too-few-to-devour")


def _play_token(state: AmityState, action: PlayToken) -> Why:
    if not state.tokens >> POWER_TOKENS.index(action.token) & 1:
        return refuse("AM-5.3", "amity.refused.token-used")
    return refuse("AM-5.1", "amity.refused.second-token") if state.played != NO_TOKEN else None


def _throw(state: AmityState, action: Throw) -> Why:
    if state.card != GARDNER:
        return refuse("AM-8.1", "amity.refused.no-gardner")
    return refuse("AM-8.1", "amity.refused.not-met")


SHARK_WHY: Final[dict[type[Action], Callable[[AmityState, Any], Why]]] = {
    Swim: _swim,
    Dash: _dash,
    Eat: _eat,
    Devour: _devour,
    PlayToken: _play_token,
    Throw: _throw,
}


# The crew


def _crew(state: AmityState, seat: int, action: Action) -> Why:
    if isinstance(action, Begin):
        return _begin(state, seat, action)
    if state.member == NOBODY:
        return refuse("AM-6.1", "amity.refused.nobody-begun")
    found = CREW_WHY.get(type(action))
    if found is None:
        return None
    members, why = found
    if isinstance(action, PickUp | Give) and action.count < 1:
        return refuse("ALL-8", "amity.refused.none")
    if state.member not in members:
        return refuse(_not_for(state.member, action), "amity.refused.not-this-member")
    return _unable(state, action) or why(state, action)


def _not_for(member: int, action: Action) -> str:
    """Brody goes by land only, the boats by water only (AM-6.6)."""
    return "AM-6.6" if isinstance(action, Sail | Walk) else OWN_RULE[member]


def _begin(state: AmityState, seat: int, action: Begin) -> Why:
    member = MEMBERS.index(action.member)
    if state.member != NOBODY or state.done >> member & 1:
        return refuse("AM-6.1", "amity.refused.not-to-begin")
    return refuse("AM-1", "amity.refused.not-your-member") if seat not in state.owners[member] else None


def _unable(state: AmityState, action: Action) -> Why:
    """In the water, or without the points for it."""
    if state.overboard >> state.member & 1 and not isinstance(action, Climb):
        return refuse("AM-8.1", "amity.refused.overboard")
    at_dock = isinstance(action, Drop) or (isinstance(action, PickUp) and action.source == "dock")
    if at_dock and state.card == HARBOR:
        return None
    cost = CLIMB_COST if isinstance(action, Climb) else 1
    return None if crew.can_pay(state, cost) else refuse("AM-6.1", "amity.refused.no-points")


def _sail(state: AmityState, action: Sail) -> Why:
    reach = WITHIN_TWO if state.member == HOOPER else WATER_TOUCHES
    if NUMBER[action.to] in reach[state.spots[state.member]]:
        return None
    return refuse(OWN_RULE[state.member], "amity.refused.out-of-reach", space=action.to)


def _walk(state: AmityState, action: Walk) -> Why:
    if NUMBER[action.to] in LAND_TOUCHES[state.spots[BRODY]]:
        return None
    return refuse("AM-6.3", "amity.refused.not-touching", space=action.to)


def _rescue(state: AmityState, action: Rescue) -> Why:
    here = state.spots[state.member]
    if action.swimmer == "michael" and state.member != BRODY:
        return refuse("AM-6.5", "amity.refused.only-brody")
    if here >= len(BEACHES):
        return refuse(OWN_RULE[state.member], "amity.refused.no-beach")
    return refuse(OWN_RULE[state.member], "amity.refused.nobody-to-rescue")


def _pick_up(state: AmityState, action: PickUp) -> Why:
    here, rule = state.spots[state.member], OWN_RULE[state.member]
    if action.source == "dock" and state.card == ROAST and here in DOCK_SPACES:
        return refuse("AM-8.3", "amity.refused.roast")
    if action.source == "hooper" and state.member == QUINT and state.spots[HOOPER] != here:
        return refuse("AM-6.7", "amity.refused.apart")
    if state.member == BRODY and here == SHOP and state.brody_barrels:
        return refuse(rule, "amity.refused.carrying")
    return refuse(rule, "amity.refused.no-such-barrels")


def _launch(state: AmityState, action: Launch) -> Why:
    if state.used & LAUNCHED:
        return refuse("AM-6.2", "amity.refused.once-a-round")
    if not state.orca:
        return refuse("AM-6.2", "amity.refused.no-barrel")
    return refuse("AM-6.2", "amity.refused.out-of-reach", space=action.to)


def _drop(state: AmityState, action: Drop) -> Why:
    if state.spots[BRODY] not in DOCK_SPACES:
        return refuse("AM-6.3", "amity.refused.no-dock")
    if state.card == ROAST:
        return refuse("AM-8.3", "amity.refused.roast")
    return refuse("AM-6.3", "amity.refused.no-barrel")


def _binoculars(state: AmityState, action: Binoculars) -> Why:
    return refuse("AM-6.3", "amity.refused.once-a-round" if state.used & LOOKED else "amity.refused.no-beach")


def _close(state: AmityState, action: CloseBeach) -> Why:
    if state.card == FOURTH:
        return refuse("AM-8.6", "amity.refused.fourth")
    if state.used & CLOSED:
        return refuse("AM-6.3", "amity.refused.once-a-round")
    if state.spots[BRODY] not in OFFICES:
        return refuse("AM-6.3", "amity.refused.no-office")
    swimmers = count(state, NUMBER[action.beach])
    return refuse("AM-6.3", "amity.refused.swimmers-there" if swimmers else "amity.refused.closed-already")


def _give(state: AmityState, action: Give) -> Why:
    if state.spots[HOOPER] != state.spots[QUINT]:
        return refuse("AM-6.7", "amity.refused.apart")
    return refuse("AM-6.4", "amity.refused.no-such-barrels")


def _fish_finder(state: AmityState, action: FishFinder) -> Why:
    return refuse("AM-6.4", "amity.refused.once-a-round") if state.used & SOUNDED else None


def _climb(state: AmityState, action: Climb) -> Why:
    return refuse("AM-8.1", "amity.refused.on-board")


BOATS: Final = (HOOPER, QUINT)
CREW_WHY: Final[dict[type[Action], tuple[tuple[int, ...], Callable[[AmityState, Any], Why]]]] = {
    Sail: (BOATS, _sail),
    Walk: ((BRODY,), _walk),
    Rescue: ((BRODY, HOOPER, QUINT), _rescue),
    PickUp: ((BRODY, HOOPER, QUINT), _pick_up),
    Launch: ((QUINT,), _launch),
    Drop: ((BRODY,), _drop),
    Binoculars: ((BRODY,), _binoculars),
    CloseBeach: ((BRODY,), _close),
    Give: ((HOOPER,), _give),
    FishFinder: ((HOOPER,), _fish_finder),
    Climb: (BOATS, _climb),
}
