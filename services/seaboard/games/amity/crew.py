"""Phase 3 of a round: the members of the crew, one at a time, and what each may do (AM-6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from seaboard.engine.events import Events
from seaboard.engine.records import Action
from seaboard.games.amity.cards import close_beach, count
from seaboard.games.amity.data import (
    BARRELS_TO_WIN,
    BEACHES,
    BOUNTY,
    BRODY,
    CLIMB_COST,
    CREW_POINTS,
    DOCK_SPACES,
    DOCKS,
    FOURTH,
    HARBOR,
    HOOPER,
    INDIANAPOLIS,
    LAND_TOUCHES,
    MEMBERS,
    NEWS,
    NOBODY,
    NOWHERE,
    NUMBER,
    OFFICES,
    OUT_OF_SIGHT,
    QUINT,
    ROAST,
    SHOP,
    WATER,
    WATER_TOUCHES,
    WITHIN_TWO,
    Captain,
)
from seaboard.games.amity.events import (
    Answer,
    Begun,
    Climbed,
    Dropped,
    Gave,
    Launched,
    Looked,
    MemberDone,
    PickedUp,
    Rescued,
    Sailed,
    Sounded,
    Walked,
)
from seaboard.games.amity.state import CLOSED, CREW, LAUNCHED, LOOKED, SOUNDED, AmityState
from seaboard.games.amity.words import (
    BEGINS,
    BINOCULARS,
    CLIMB,
    CLOSINGS,
    DROP,
    END_TURN,
    FISH_FINDER,
    FROM_DOCK,
    FROM_HOOPER,
    FROM_SHOP,
    FROM_WATER,
    GIVES,
    LAUNCHES,
    RESCUE,
    RESCUE_MICHAEL,
    SAILS,
    WALKS,
    Begin,
    Binoculars,
    Climb,
    CloseBeach,
    Drop,
    EndTurn,
    FishFinder,
    Give,
    Launch,
    PickUp,
    Rescue,
    Sail,
    Walk,
)

ALL_DONE: Final = (1 << len(MEMBERS)) - 1
EXTRA_POINT: Final = {BOUNTY: HOOPER, INDIANAPOLIS: QUINT}  # AM-8.9, AM-8.10
BY_BINOCULARS, BY_FISH_FINDER, BY_BARREL = range(3)
FINDINGS: Final = ("binoculars", "fish-finder", "barrel")


def captain_of(member: int) -> Captain:
    return "hooper" if member == HOOPER else "quint"


def open_phase(state: AmityState) -> None:
    state.phase = CREW
    state.member = NOBODY
    state.bonus = state.card == NEWS  # AM-8.2


def undone(state: AmityState) -> tuple[int, ...]:
    return UNDONE[state.done]


UNDONE: Final = tuple(
    tuple(member for member in range(len(MEMBERS)) if not done >> member & 1) for done in range(ALL_DONE + 1)
)


# What is legal


def legal(state: AmityState, seat: int) -> list[Action]:
    if state.member == NOBODY:
        return [BEGINS[member] for member in UNDONE[state.done] if seat in state.owners[member]]
    if state.overboard >> state.member & 1:  # AM-8.1: he can do nothing else
        return [CLIMB, END_TURN] if can_pay(state, CLIMB_COST) else [END_TURN]
    found = LISTS[state.member](state)
    found.append(END_TURN)
    return found


def can_pay(state: AmityState, cost: int = 1) -> bool:
    return state.points + state.bonus >= cost


def can_use_dock(state: AmityState) -> bool:
    """Whether barrels can be dropped and picked up at docks (AM-8.3, AM-8.8)."""
    return state.card != ROAST and (state.card == HARBOR or can_pay(state))


def _brody(state: AmityState) -> list[Action]:  # AM-6.3
    here = state.spots[BRODY]
    found: list[Action] = []
    if can_pay(state):
        found += [WALKS[to] for to in LAND_TOUCHES[here]]
        if here < len(BEACHES):
            if state.swimmers[here]:
                found.append(RESCUE)
            if state.michael == here:  # AM-6.5
                found.append(RESCUE_MICHAEL)
            if not state.used & LOOKED:
                found.append(BINOCULARS)
        elif here == SHOP:
            if state.shop and not state.brody_barrels:
                found.append(FROM_SHOP)
        elif here in OFFICES and may_close(state):
            found += [CLOSINGS[beach] for beach in range(len(BEACHES)) if may_close_beach(state, beach)]
    if here in DOCK_SPACES and state.brody_barrels and can_use_dock(state):
        found.append(DROP)
    return found


def may_close(state: AmityState) -> bool:
    """Once a round, and not on the Fourth of July (AM-6.3, AM-8.6)."""
    return not state.used & CLOSED and state.card != FOURTH


def may_close_beach(state: AmityState, beach: int) -> bool:
    """Without swimmers, and not under the token already (AM-6.3)."""
    return beach != state.closed and not count(state, beach)


def _hooper(state: AmityState) -> list[Action]:  # AM-6.4
    here = state.spots[HOOPER]
    found: list[Action] = []
    if can_pay(state):
        found += [SAILS[to] for to in WITHIN_TWO[here]]
        if here < len(BEACHES) and state.swimmers[here]:
            found.append(RESCUE)
        found += FROM_WATER[: state.floating[here]]
        if state.spots[QUINT] == here:  # AM-6.7
            found += GIVES[: state.hooper_barrels]
        if not state.used & SOUNDED:
            found.append(FISH_FINDER)
    if here in DOCK_SPACES and can_use_dock(state):
        found += FROM_DOCK[: state.docks[DOCK_SPACES.index(here)]]
    return found


def _quint(state: AmityState) -> list[Action]:  # AM-6.2
    here = state.spots[QUINT]
    found: list[Action] = []
    if can_pay(state):
        found += [SAILS[to] for to in WATER_TOUCHES[here]]
        if here < len(BEACHES) and state.swimmers[here]:
            found.append(RESCUE)
        found += FROM_WATER[: state.floating[here]]
        if state.spots[HOOPER] == here:  # AM-6.7
            found += FROM_HOOPER[: state.hooper_barrels]
        if state.orca and not state.used & LAUNCHED:
            found.append(LAUNCHES[here])
            found += [LAUNCHES[to] for to in WATER_TOUCHES[here]]
    if here in DOCK_SPACES and can_use_dock(state):
        found += FROM_DOCK[: state.docks[DOCK_SPACES.index(here)]]
    return found


LISTS: Final[tuple[Callable[[AmityState], list[Action]], ...]] = (_brody, _hooper, _quint)


# What it does


def act(state: AmityState, action: Action, events: Events) -> bool:
    """One action of the crew; whether the phase, or with the second barrel the act, is over."""
    if isinstance(action, Begin):
        _begin(state, MEMBERS.index(action.member), events)
        return False
    if isinstance(action, EndTurn):
        return _end_member(state, events)
    DEEDS[type(action)](state, action, events)
    if state.attached >= BARRELS_TO_WIN:  # AM-7.1
        return True
    return not _has_anything_to_do(state) and _end_member(state, events)


def _begin(state: AmityState, member: int, events: Events) -> None:
    state.member = member
    state.points = CREW_POINTS + (EXTRA_POINT.get(state.card) == member)
    if events.listening:
        events.tell(Begun(MEMBERS[member]))


def _end_member(state: AmityState, events: Events) -> bool:
    """The last one left begins by itself (ALL-1)."""
    if events.listening:
        events.tell(MemberDone(MEMBERS[state.member]))
    state.done |= 1 << state.member
    state.member, state.points = NOBODY, 0
    rest = undone(state)
    if len(rest) == 1:
        _begin(state, rest[0], events)
    return not rest


def _has_anything_to_do(state: AmityState) -> bool:
    """Whether anything but ending is legal for the member in course (AM-6.1)."""
    if state.overboard >> state.member & 1:
        return can_pay(state, CLIMB_COST)
    if state.points or state.bonus:
        return True
    here = state.spots[state.member]
    if state.card != HARBOR or here not in DOCK_SPACES:
        return False
    return bool(state.brody_barrels if state.member == BRODY else state.docks[DOCK_SPACES.index(here)])


def spend(state: AmityState, cost: int = 1) -> None:
    """Action points; one more than the member has is the point of 'in the news' (AM-8.2)."""
    state.points -= cost
    if state.points < 0:
        state.points, state.bonus = 0, False


def _sail(state: AmityState, action: Sail, events: Events) -> None:
    spend(state)
    state.spots[state.member] = NUMBER[action.to]
    if events.listening:
        events.tell(Sailed(captain_of(state.member), action.to))


def _walk(state: AmityState, action: Walk, events: Events) -> None:
    spend(state)
    state.spots[BRODY] = NUMBER[action.to]
    if events.listening:
        events.tell(Walked(action.to))


def _rescue(state: AmityState, action: Rescue, events: Events) -> None:
    spend(state)
    beach = state.spots[state.member]
    if action.swimmer == "michael":
        state.michael = NOWHERE
    else:
        state.swimmers[beach] -= 1
        state.supply += 1
    if events.listening:
        events.tell(Rescued(MEMBERS[state.member], BEACHES[beach], action.swimmer))


def _pick_up(state: AmityState, action: PickUp, events: Events) -> None:
    _take(state, action)
    if state.member == BRODY:
        state.brody_barrels += action.count
    elif state.member == HOOPER:
        state.hooper_barrels += action.count
    else:
        state.orca += action.count
    if events.listening:
        events.tell(PickedUp(MEMBERS[state.member], action.source, action.count))


def _take(state: AmityState, action: PickUp) -> None:
    here = state.spots[state.member]
    if action.source == "dock":
        _spend_at_dock(state)
        state.docks[DOCK_SPACES.index(here)] -= action.count
        return
    spend(state)
    if action.source == "water":
        state.floating[here] -= action.count
    elif action.source == "hooper":
        state.hooper_barrels -= action.count
    else:
        state.shop -= action.count


def _spend_at_dock(state: AmityState) -> None:
    if state.card != HARBOR:  # AM-8.8
        spend(state)


def _drop(state: AmityState, action: Drop, events: Events) -> None:
    _spend_at_dock(state)
    dock = DOCK_SPACES.index(state.spots[BRODY])
    state.docks[dock] += state.brody_barrels
    state.brody_barrels = 0
    if events.listening:
        events.tell(Dropped(DOCKS[dock]))


def _give(state: AmityState, action: Give, events: Events) -> None:
    spend(state)
    state.hooper_barrels -= action.count
    state.orca += action.count
    if events.listening:
        events.tell(Gave(action.count))


def _climb(state: AmityState, action: Climb, events: Events) -> None:
    spend(state, CLIMB_COST)
    state.overboard &= ~(1 << state.member)
    if events.listening:
        events.tell(Climbed(captain_of(state.member)))


def _close(state: AmityState, action: CloseBeach, events: Events) -> None:
    spend(state)
    state.used |= CLOSED
    close_beach(state, NUMBER[action.beach], events)


# What asks where the shark is: answered by the engine at once (ALL-7)


def _launch(state: AmityState, action: Launch, events: Events) -> None:
    """`out-of-sight` does not help against a barrel (AM-6.2)."""
    spend(state)
    state.used |= LAUNCHED
    state.orca -= 1
    space = NUMBER[action.to]
    hit = state.shark == space
    if hit:
        state.attached += 1
        _make_known(state, space, BY_BARREL)
    else:
        state.floating[space] += 1
    if events.listening:
        events.tell(Launched(action.to, hit), news=True)


def _look(state: AmityState, action: Binoculars, events: Events) -> None:
    spend(state)
    state.used |= LOOKED
    beach = state.spots[BRODY]
    seen = state.shark == beach and state.played != OUT_OF_SIGHT  # AM-5.3
    if seen:
        _make_known(state, beach, BY_BINOCULARS)
    if events.listening:
        events.tell(Looked(BEACHES[beach], seen), news=True)


def _sound(state: AmityState, action: FishFinder, events: Events) -> None:
    spend(state)
    state.used |= SOUNDED
    space = state.spots[HOOPER]
    answer = "no" if state.played == OUT_OF_SIGHT else sounding(space, state.shark)  # AM-5.3
    if answer == "here":
        _make_known(state, space, BY_FISH_FINDER)
    if events.listening:
        events.tell(Sounded(WATER[space], answer), news=True)


def sounding(space: int, shark: int) -> Answer:
    """What a fish finder says of a shark that does not hide from it (AM-6.4)."""
    if shark == space:
        return "here"
    return "near" if shark in WATER_TOUCHES[space] else "no"


def _make_known(state: AmityState, space: int, finding: int) -> None:
    """AM-6.8."""
    state.seen, state.seen_round, state.seen_by, state.fresh = space, state.round, finding, True


Deed = Callable[[AmityState, Any, Events], None]
DEEDS: Final[dict[type[Action], Deed]] = {
    Sail: _sail,
    Walk: _walk,
    Rescue: _rescue,
    PickUp: _pick_up,
    Drop: _drop,
    Give: _give,
    Climb: _climb,
    CloseBeach: _close,
    Launch: _launch,
    Binoculars: _look,
    FishFinder: _sound,
}
