"""Who acts for whom, what members hold, and how the crew shares out its gear and takes its places (OR-3, OR-5.6)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from seaboard.engine.chance import Chance
from seaboard.engine.events import Events
from seaboard.engine.game import refuse
from seaboard.engine.records import Action
from seaboard.engine.refusals import IllegalAction
from seaboard.games.orca.boat import ZONE_NUMBER
from seaboard.games.orca.data import GEAR_NAMES, GEAR_NUMBER, MEMBERS, NAMES, NOBODY, ZONES
from seaboard.games.orca.happenings import Agreed, Given, Offered, Shared, Stood
from seaboard.games.orca.state import Cards, OrcaState
from seaboard.games.orca.words import AGREE, STANDS, Agree, Give, Stand, give

MEMBER_NUMBER = {name: number for number, name in enumerate(MEMBERS)}


def without(cards: Cards, card: int) -> Cards:
    """The cards with one of this kind fewer."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def with_card(cards: Cards, card: int) -> Cards:
    return tuple(sorted((*cards, card)))


def names(gear: Iterable[int]) -> tuple[str, ...]:
    return tuple(GEAR_NAMES[number] for number in gear)


@cache
def seats_for(actors: tuple[tuple[int, ...], ...], members: Cards) -> tuple[int, ...]:
    """The seats that may act for any of these members, ascending."""
    return tuple(sorted({seat for member in members for seat in actors[member]}))


def may_act(state: OrcaState, seat: int, member: int) -> bool:
    return seat in state.actors[member]


def not_yours(state: OrcaState, seat: int, member: int) -> IllegalAction | None:
    """A seat acts for its own members and for shared ones (OR-1, as in Act 1)."""
    if may_act(state, seat, member):
        return None
    return refuse("OR-1", "orca.refused.not-yours", member=NAMES[member])


# Sharing out (OR-3.1, OR-7.5, ALL-9)


def share(state: OrcaState, chance: Chance, events: Events) -> str:
    """What lies between the members is to be shared out; with one member left it gets everything."""
    if not state.loose:
        return ""
    if len(state.alive) == 1:
        state.offer = tuple(state.loose if member in state.alive else () for member in range(len(MEMBERS)))
        _hand_out(state, events)
        return ""
    state.offer = _round_robin(state.loose, state.alive)
    state.agreed = ()
    state.gives = (0, *(len(state.loose),) * (len(state.roles) - 1))
    if events.listening:
        events.tell(Offered(*map(names, state.offer)))
    return "sharing"


def _round_robin(gear: Cards, members: Cards) -> tuple[Cards, ...]:
    """The plan to begin with: one card after the other, to one member after the other."""
    order = {member: at for at, member in enumerate(members)}
    return tuple(gear[order[member] :: len(members)] if member in order else () for member in range(len(MEMBERS)))


def sharers(state: OrcaState) -> tuple[int, ...]:
    """The seats that must still agree."""
    return tuple(seat for seat in seats_for(state.actors, state.alive) if seat not in state.agreed)


def _hand_out(state: OrcaState, events: Events) -> None:
    for member, gear in enumerate(state.offer):
        state.gear[member] = tuple(sorted(state.gear[member] + gear))
    if events.listening:
        events.tell(Shared(*map(names, state.offer)))
    state.loose, state.offer, state.agreed, state.gives = (), (), (), ()


def gives(state: OrcaState, seat: int) -> list[Action]:
    if state.gives[seat] == 0:
        return []
    return [
        give(gear, member, to)
        for member in state.alive
        for gear in sorted(set(state.offer[member]))
        for to in state.alive
        if to != member
    ]


def legal_sharing(state: OrcaState, seat: int) -> list[Action]:
    return [AGREE, *gives(state, seat)]


def why_not_give(state: OrcaState, seat: int, action: Give) -> IllegalAction | None:
    member, to = MEMBER_NUMBER[action.member], MEMBER_NUMBER[action.to]
    if state.gives[seat] == 0:
        return refuse("OR-3.1", "orca.refused.enough-changes")
    if to not in state.alive:
        return refuse("OR-7.5", "orca.refused.eliminated", member=NAMES[to])
    if GEAR_NUMBER[action.gear] not in state.offer[member]:
        return refuse("OR-3.1", "orca.refused.not-in-plan", gear=action.gear, member=NAMES[member])
    if to == member:
        return refuse("OR-3.1", "orca.refused.no-change")
    return None


def change_plan(state: OrcaState, seat: int, action: Give, chance: Chance, events: Events) -> bool:
    """A changed plan must be agreed to anew by all (ALL-9)."""
    gear, member, to = GEAR_NUMBER[action.gear], MEMBER_NUMBER[action.member], MEMBER_NUMBER[action.to]
    offer = list(state.offer)
    offer[member] = without(offer[member], gear)
    offer[to] = with_card(offer[to], gear)
    state.offer = tuple(offer)
    state.agreed = ()
    state.gives = tuple(left - (one == seat) for one, left in enumerate(state.gives))
    if events.listening:
        events.tell(Given(seat, action.gear, action.member, action.to))
    return False


def agree(state: OrcaState, seat: int, action: Agree, chance: Chance, events: Events) -> bool:
    state.agreed = tuple(sorted((*state.agreed, seat)))
    if events.listening:
        events.tell(Agreed(seat))
    return settle_sharing(state, events)


def settle_sharing(state: OrcaState, events: Events) -> bool:
    """Hand out if all have agreed."""
    if sharers(state):
        return False
    _hand_out(state, events)
    return True


# Taking places (OR-3.4)


def take_places(state: OrcaState, chance: Chance, events: Events) -> str:
    state.open = state.alive
    return "standing"


def legal_standing(state: OrcaState, seat: int) -> list[Action]:
    return [action for member in state.open if may_act(state, seat, member) for action in STANDS[member]]


def why_not_stand(state: OrcaState, seat: int, action: Stand) -> IllegalAction | None:
    member = MEMBER_NUMBER[action.member]
    if state.spaces[member] != NOBODY:
        return refuse("OR-3.4", "orca.refused.stands", member=NAMES[member])
    return not_yours(state, seat, member)


def stand(state: OrcaState, seat: int, action: Stand, chance: Chance, events: Events) -> bool:
    """On any tile; several may share one (OR-3.4)."""
    member = MEMBER_NUMBER[action.member]
    state.spaces[member] = ZONE_NUMBER[action.zone]
    state.open = without(state.open, member)
    if events.listening:
        events.tell(Stood(action.member, ZONES[state.spaces[member]]))
    return not state.open
