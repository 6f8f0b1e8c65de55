"""From the three places to the shark's coming up: reveal, secret choice, chum, the crew's preparation (OR-4, OR-5)."""

from __future__ import annotations

from seaboard.engine.chance import Chance
from seaboard.engine.events import Events
from seaboard.engine.game import refuse
from seaboard.engine.records import Action
from seaboard.engine.refusals import IllegalAction
from seaboard.games.orca.boat import SPACE_NUMBER, WATER, ZONE_NUMBER, destinations, waters_near
from seaboard.games.orca.crew import MEMBER_NUMBER, may_act, names, not_yours, seats_for, with_card, without
from seaboard.games.orca.data import (
    ABILITIES,
    CARDS,
    CHUM,
    GEAR,
    GEAR_NUMBER,
    HARD_EVADE,
    HARD_TARGET,
    NAMES,
    NOBODY,
    PLACES,
    SHARK_SEAT,
    ZONES,
)
from seaboard.games.orca.happenings import Chosen, Chummed, Decided, Prepared, Revealed, Shown, Surfaced
from seaboard.games.orca.state import Cards, OrcaState
from seaboard.games.orca.words import CHUMS, DECIDES, SHOWS, Chum, Decide, Prepare, Show, prepare

PLACE_NUMBER = {name: number for number, name in enumerate(PLACES)}
ABILITY_NUMBER = {name: number for number, name in enumerate(ABILITIES)}
ALL_ZONES = tuple(range(len(ZONES)))


# Reveal (OR-4.1)


def reveal(state: OrcaState, chance: Chance, events: Events) -> str:
    """Three cards are turned; when the pile runs out the discards become a new one, also in the middle of this."""
    state.round += 1
    draws = chance.stream(f"reveal/{state.round}")
    places: list[int] = []
    reshuffled = False
    for _ in PLACES:
        if not state.pile:
            state.pile, state.discards, reshuffled = state.discards, (), True
        card = draws.choice(state.pile)
        state.pile = without(state.pile, card)
        places.append(card)
    state.places = tuple(places)
    if events.listening:
        a, b, c = (ZONES[CARDS[card].zone] for card in places)
        events.tell(Revealed(state.round, a, b, c, reshuffled), news=True)
    return ""


# The shark decides (OR-4.2)


def ask_shark(state: OrcaState, chance: Chance, events: Events) -> str:
    return "deciding"


def legal_decisions(state: OrcaState, seat: int) -> list[Action]:
    abilities = (NOBODY, *sorted(set(state.hand)))
    return [DECIDES[place][ability] for place in range(len(PLACES)) for ability in abilities]


def any_decision(state: OrcaState, seat: int, chance: Chance) -> Action:
    draws = chance.stream("any-decision")
    ability = draws.choice(state.hand) if state.hand and draws.below(2) else NOBODY
    return DECIDES[draws.below(len(PLACES))][ability]


def why_not_decide(state: OrcaState, seat: int, action: Decide) -> IllegalAction | None:
    if action.ability is None or ABILITY_NUMBER[action.ability] in state.hand:
        return None
    return refuse("OR-4.2", "orca.refused.no-such-ability", ability=action.ability)


def decide(state: OrcaState, seat: int, action: Decide, chance: Chance, events: Events) -> bool:
    """That an ability was added is public, which one is not (OR-4.2)."""
    state.place = PLACE_NUMBER[action.place]
    if action.ability is not None:
        state.ability = ABILITY_NUMBER[action.ability]
        state.hand = without(state.hand, state.ability)
    if events.listening:
        own = Chosen(action.place, ZONES[CARDS[state.places[state.place]].zone], action.ability)
        events.tell(Decided(action.ability is not None), {SHARK_SEAT: own})
    return True


# Chum (OR-5.3)


def legal_chum(state: OrcaState, seat: int) -> list[Action]:
    """One chum a round, by a member that holds it (OR-5.3)."""
    if state.chum != NOBODY:
        return []
    return [CHUMS[member] for member in state.alive if CHUM in state.gear[member] and may_act(state, seat, member)]


def why_not_chum(state: OrcaState, seat: int, action: Chum) -> IllegalAction | None:
    member = MEMBER_NUMBER[action.member]
    if state.chum != NOBODY:
        return refuse("OR-5.3", "orca.refused.second-chum")
    return not_yours(state, seat, member) or why_not_held(state, member, CHUM)


def why_not_held(state: OrcaState, member: int, gear: int) -> IllegalAction | None:
    """Gear serves its holder only (OR-5.6)."""
    if gear in state.gear[member]:
        return None
    return refuse("OR-5.6", "orca.refused.not-held", member=NAMES[member], gear=GEAR[gear].name)


def throw_chum(state: OrcaState, seat: int, action: Chum, chance: Chance, events: Events) -> bool:
    """Until the shark has answered nobody can become ready."""
    state.chum = MEMBER_NUMBER[action.member]
    state.phase = "showing"
    if events.listening:
        events.tell(Chummed(action.member))
    return False


def legal_showing(state: OrcaState, seat: int) -> list[Action]:
    """One of the two places that it did not take, as it likes (OR-5.3)."""
    return [SHOWS[place] for place in range(len(PLACES)) if place != state.place]


def why_not_show(state: OrcaState, seat: int, action: Show) -> IllegalAction | None:
    if PLACE_NUMBER[action.place] != state.place:
        return None
    return refuse("OR-5.3", "orca.refused.taken-place", place=action.place)


def show(state: OrcaState, seat: int, action: Show, chance: Chance, events: Events) -> bool:
    state.shown = PLACE_NUMBER[action.place]
    state.gear[state.chum] = without(state.gear[state.chum], CHUM)
    state.phase = "preparing"
    if events.listening:
        events.tell(Shown(action.place, ZONES[CARDS[state.places[state.shown]].zone]), news=True)
    return False


# The crew prepares (OR-5)


def ask_crew(state: OrcaState, chance: Chance, events: Events) -> str:
    state.open = state.alive
    return "preparing"


def ready_seats(state: OrcaState) -> tuple[int, ...]:
    """The seats whose members are all ready; they may change that while another member is not (OR-5.5)."""
    first = seats_for(state.actors, state.open)
    return tuple(seat for seat in seats_for(state.actors, state.alive) if seat not in first)


def targets(state: OrcaState, weapon: int, space: int) -> Cards:
    """Melee and attached: own or touching water; ranged: any (OR-5.2)."""
    return ALL_ZONES if GEAR[weapon].use == "ranged" else waters_near(state.boat)[space]


def weapons(state: OrcaState, member: int) -> list[int]:
    """The kinds of weapon in a member's hands."""
    return [gear for gear in dict.fromkeys(state.gear[member]) if GEAR[gear].use != "item"]


def legal_preparing(state: OrcaState, seat: int) -> list[Action]:
    mine = [member for member in state.alive if may_act(state, seat, member)]
    return [*legal_chum(state, seat), *(action for member in mine for action in preparations(state, member))]


def preparations(state: OrcaState, member: int) -> list[Action]:
    """Every space in reach, with no weapon, and with every weapon and target from there (OR-5.1, OR-5.2)."""
    held = weapons(state, member)
    found: list[Action] = []
    for space in destinations(state.boat)[state.spaces[member]]:
        found.append(prepare(member, space, NOBODY, NOBODY))
        found += [prepare(member, space, gear, zone) for gear in held for zone in targets(state, gear, space)]
    return found


def any_preparation(state: OrcaState, seat: int, chance: Chance) -> Action:
    """A random one, mostly of a member that is not ready, now and then of one that is, or chum."""
    draws = chance.stream("any-preparation")
    below = draws.below
    if below(8) == 0:
        found = legal_chum(state, seat)
        if found:
            return draws.choice(found)
    mine = [member for member in state.open if may_act(state, seat, member)]
    if not mine or below(16) == 0:
        mine = [member for member in state.alive if may_act(state, seat, member)]
    member = draws.choice(mine)
    space = draws.choice(destinations(state.boat)[state.spaces[member]])
    held = weapons(state, member)
    at = below(len(held) + 1)
    if at == len(held):
        return prepare(member, space, NOBODY, NOBODY)
    return prepare(member, space, held[at], draws.choice(targets(state, held[at], space)))


def why_not_prepare(state: OrcaState, seat: int, action: Prepare) -> IllegalAction | None:
    member = MEMBER_NUMBER[action.member]
    if member not in state.alive:
        return refuse("OR-7.5", "orca.refused.eliminated", member=NAMES[member])
    space = SPACE_NUMBER[action.to]
    if space not in destinations(state.boat)[state.spaces[member]]:
        return refuse("OR-5.1", "orca.refused.too-far", member=NAMES[member], space=action.to)
    return not_yours(state, seat, member) or _why_not_aim(state, member, space, action)


def _why_not_aim(state: OrcaState, member: int, space: int, action: Prepare) -> IllegalAction | None:
    if action.weapon is None and action.target is None:
        return None
    if action.weapon is None or action.target is None:
        return refuse("OR-5.2", "orca.refused.half-aimed")
    weapon = GEAR_NUMBER[action.weapon]
    if GEAR[weapon].use == "item":
        return refuse("OR-5.3", "orca.refused.no-weapon", gear=action.weapon)
    if ZONE_NUMBER[action.target] not in targets(state, weapon, space):
        return refuse("OR-5.2", "orca.refused.out-of-reach", target=action.target, space=action.to)
    return why_not_held(state, member, weapon)


def make_ready(state: OrcaState, seat: int, action: Prepare, chance: Chance, events: Events) -> bool:
    """It counts from where the member stood; made again it replaces what it was (OR-5.5)."""
    member = MEMBER_NUMBER[action.member]
    weapon = NOBODY if action.weapon is None else GEAR_NUMBER[action.weapon]
    target = NOBODY if action.target is None else ZONE_NUMBER[action.target]
    state.plans[member] = (SPACE_NUMBER[action.to], weapon, target)
    if member in state.open:
        state.open = without(state.open, member)
    if events.listening:
        events.tell(Prepared(action.member, action.to, action.weapon, action.target))
    return not state.open


# The shark comes up (OR-4.4)


def surface(state: OrcaState, chance: Chance, events: Events) -> str:
    """Choice and ability are shown, the two other cards discarded, members stand where they went, a shake clears."""
    for member in state.alive:
        plan = state.plans[member]
        assert plan is not None
        state.spaces[member] = plan[0]
    number = state.places[state.place]
    card = CARDS[number]
    for other in state.places:
        if other != number:
            state.discards = with_card(state.discards, other)
    state.zone = card.zone
    shaken = state.attached if card.shake else ()
    if shaken:
        state.attached = ()
    if events.listening:
        ability = None if state.ability == NOBODY else ABILITIES[state.ability]
        told = Surfaced(PLACES[state.place], ZONES[card.zone], evade(state), dice_of(state), ability, names(shaken))
        events.tell(told, news=True)
    return ""


def evade(state: OrcaState) -> int:
    """Of the card, or of `hard-target`, less what hangs on the shark; never under 0 (OR-9.3, OR-9.6)."""
    base = HARD_EVADE if state.ability == HARD_TARGET else CARDS[state.places[state.place]].evade
    return max(0, base - sum(GEAR[gear].evade_cut for gear in state.attached))


def dice_of(state: OrcaState) -> int:
    """The dice of the card's attack, less the net's; never under 1 (OR-9.6)."""
    return cut_dice(state, CARDS[state.places[state.place]].dice)


def cut_dice(state: OrcaState, dice: int) -> int:
    return max(1, dice - sum(GEAR[gear].dice_cut for gear in state.attached))


def hits_target(state: OrcaState, weapon: int, target: int) -> bool:
    """The target lies where the shark is, or a pistol's may still be moved there (OR-6.1, OR-6.5)."""
    if target == state.zone:
        return True
    return GEAR[weapon].steers and state.zone in waters_near(state.boat)[WATER + target]
