"""The crew attacks the shark where it came up (OR-6)."""

from __future__ import annotations

from seaboard.engine.chance import Chance
from seaboard.engine.events import Events
from seaboard.engine.game import refuse
from seaboard.engine.records import Action
from seaboard.engine.refusals import IllegalAction
from seaboard.games.orca.crew import MEMBER_NUMBER, may_act, not_yours, with_card, without
from seaboard.games.orca.data import AMMO, GEAR, MEMBERS, NAMES
from seaboard.games.orca.dice import roll
from seaboard.games.orca.ending import end_if_shark_is_dead, wound_shark
from seaboard.games.orca.happenings import Attached, Attacked, Held, Spent
from seaboard.games.orca.preparing import evade, hits_target, why_not_held
from seaboard.games.orca.state import OrcaState
from seaboard.games.orca.words import ATTACKS, HOLDS, Attack, Hold


def ask_attackers(state: OrcaState, chance: Chance, events: Events) -> str:
    """The members whose target lies in the shark's water (OR-6.1); targets elsewhere go back (OR-4.4)."""
    for member in state.alive:
        plan = state.plans[member]
        if plan is not None and not (plan[1] >= 0 and hits_target(state, plan[1], plan[2])):
            state.plans[member] = None
    state.open = tuple(member for member in state.alive if state.plans[member] is not None)
    return "attacking" if state.open else ""  # OR-6.6


def weapon_of(state: OrcaState, member: int) -> int:
    plan = state.plans[member]
    assert plan is not None
    return plan[1]


def may_spend_ammo(state: OrcaState, member: int) -> bool:
    """For a pistol or a rifle, its own ammo (OR-5.3, OR-5.6)."""
    return GEAR[weapon_of(state, member)].spent == "fired" and AMMO in state.gear[member]


def legal_attacking(state: OrcaState, seat: int) -> list[Action]:
    found: list[Action] = []
    for member in state.open:
        if may_act(state, seat, member):
            found += ATTACKS[member][: 1 + may_spend_ammo(state, member)]
            found.append(HOLDS[member])
    return found


def why_not_attack(state: OrcaState, seat: int, action: Attack | Hold) -> IllegalAction | None:
    member = MEMBER_NUMBER[action.member]
    if member not in state.open:
        return refuse("OR-6.1", "orca.refused.no-attack", member=NAMES[member])
    if isinstance(action, Attack) and action.ammo:
        gear = GEAR[weapon_of(state, member)]
        if gear.spent != "fired":
            return refuse("OR-6.4", "orca.refused.no-ammo-needed", gear=gear.name)
        return not_yours(state, seat, member) or why_not_held(state, member, AMMO)
    return not_yours(state, seat, member)


def hold(state: OrcaState, seat: int, action: Hold, chance: Chance, events: Events) -> bool:
    member = MEMBER_NUMBER[action.member]
    state.open = without(state.open, member)
    state.plans[member] = None
    if events.listening:
        events.tell(Held(action.member))
    return not state.open


def attack(state: OrcaState, seat: int, action: Attack, chance: Chance, events: Events) -> bool:
    """Once each, in any order of members (OR-6.1)."""
    member = MEMBER_NUMBER[action.member]
    weapon = weapon_of(state, member)
    state.open = without(state.open, member)
    state.plans[member] = None
    if GEAR[weapon].use == "attached":
        _attach(state, member, weapon, events)
    else:
        _roll(state, member, weapon, chance, events)
        _spend(state, member, weapon, action.ammo, events)
        end_if_shark_is_dead(state, events)
    return not state.open


def _attach(state: OrcaState, member: int, weapon: int, events: Events) -> None:
    """At once, whatever the evade, for those after it too (OR-6.3)."""
    state.gear[member] = without(state.gear[member], weapon)
    state.attached = with_card(state.attached, weapon)
    if events.listening:
        events.tell(Attached(MEMBERS[member], GEAR[weapon].name, evade(state)))


def _roll(state: OrcaState, member: int, weapon: int, chance: Chance, events: Events) -> None:
    """Hits above the evade are wounds (OR-6.2)."""
    gear = GEAR[weapon]
    dice = roll(chance.stream(f"attack/{state.round}/{MEMBERS[member]}"), gear.dice)
    hits = sum(dice) + gear.plus
    level = evade(state)
    wounds = max(0, hits - level)
    wound_shark(state, wounds)
    if events.listening:
        events.tell(Attacked(MEMBERS[member], gear.name, dice, hits, level, wounds, state.shark_wounds))


def _spend(state: OrcaState, member: int, weapon: int, ammo: bool, events: Events) -> None:
    """A fired pistol or rifle leaves the game, or ammo instead; a gaff when used; other weapons stay (OR-6.4)."""
    if GEAR[weapon].spent == "kept":
        return
    lost = AMMO if ammo else weapon
    state.gear[member] = without(state.gear[member], lost)
    if events.listening:
        events.tell(Spent(MEMBERS[member], GEAR[lost].name))
