"""What the shark does before its attack takes effect: ramming, the attack and its roll; and the crew's cages (OR-7)."""

from __future__ import annotations

from itertools import combinations

from seaboard.engine.chance import Chance
from seaboard.engine.events import Events
from seaboard.engine.game import refuse
from seaboard.engine.records import Action
from seaboard.engine.refusals import IllegalAction
from seaboard.games.orca.boat import SPACES, WATER, ZONE_NUMBER, is_water, tiles_in_reach, waters_near
from seaboard.games.orca.crew import MEMBER_NUMBER, may_act, not_yours, without
from seaboard.games.orca.data import (
    CAGE,
    HELPING_DICE,
    MAUL_AGAIN,
    NOBODY,
    RAMMING_HITS,
    RAMMING_SPEED,
    SECOND_HELPING,
)
from seaboard.games.orca.dice import roll
from seaboard.games.orca.happenings import (
    Caged,
    Declined,
    Kept,
    Mauled,
    MemberStruck,
    Rammed,
    Stayed,
    TileStruck,
    Uncaged,
)
from seaboard.games.orca.preparing import cut_dice, dice_of, why_not_held
from seaboard.games.orca.state import Cards, OrcaState
from seaboard.games.orca.words import (
    CAGES,
    DECLINE,
    KEEP,
    NO_CAGES,
    RAMS,
    STAY,
    STRIKE_MEMBERS,
    STRIKE_TILES,
    Decline,
    Keep,
    Maul,
    NoCage,
    Ram,
    Stay,
    StrikeMember,
    StrikeTile,
    UseCage,
    maul,
)

SECOND_EFFECTS = ("hit", "big-mouth", "falls", "making-waves", "domino-effect")
"""What follows the attack of `second-helping` (OR-7.6)."""


# Ramming speed (OR-9.3)


def ask_to_ram(state: OrcaState, chance: Chance, events: Events) -> str:
    """After the crew's attacks (OR-9.3)."""
    return "ramming" if state.ability == RAMMING_SPEED else ""


def waters_beside(state: OrcaState) -> tuple[int, ...]:
    return tuple(zone for zone in waters_near(state.boat)[WATER + state.zone] if zone != state.zone)


def legal_ramming(state: OrcaState, seat: int) -> list[Action]:
    return [STAY, *(RAMS[zone] for zone in waters_beside(state))]


def why_not_ram(state: OrcaState, seat: int, action: Ram) -> IllegalAction | None:
    if ZONE_NUMBER[action.zone] in waters_beside(state):
        return None
    return refuse("OR-9.3", "orca.refused.no-ramming-there", zone=action.zone)


def ram(state: OrcaState, seat: int, action: Ram, chance: Chance, events: Events) -> bool:
    state.zone, state.moved = ZONE_NUMBER[action.zone], True
    if events.listening:
        events.tell(Rammed(action.zone))
    return True


def stay(state: OrcaState, seat: int, action: Stay, chance: Chance, events: Events) -> bool:
    if events.listening:
        events.tell(Stayed())
    return True


# Reach (OR-7.2, OR-7.3)


def tiles_near(state: OrcaState) -> tuple[int, ...]:
    return tiles_in_reach(state.boat)[state.zone]


def members_near(state: OrcaState) -> Cards:
    """The members in the shark's or a touching water: nobody on a tile (OR-7.3)."""
    near = waters_near(state.boat)[WATER + state.zone]
    return tuple(
        member for member in state.alive if is_water(state.spaces[member]) and state.spaces[member] - WATER in near
    )


# Shark cages (OR-5.3)


def ask_for_cages(state: OrcaState, chance: Chance, events: Events) -> str:
    """Each holder says whether it uses a cage, if there is anything that the shark can attack."""
    if not tiles_near(state) and not members_near(state):
        return ""
    state.open = tuple(member for member in state.alive if CAGE in state.gear[member])
    return "caging" if state.open else ""


def legal_caging(state: OrcaState, seat: int) -> list[Action]:
    mine = [member for member in state.open if may_act(state, seat, member)]
    return [action for member in mine for action in (CAGES[member], NO_CAGES[member])]


def why_not_cage(state: OrcaState, seat: int, action: UseCage | NoCage) -> IllegalAction | None:
    member = MEMBER_NUMBER[action.member]
    if member in state.open:
        return not_yours(state, seat, member)
    return why_not_held(state, member, CAGE) or refuse(
        "OR-5.3", "orca.refused.cage-answered", member=action.member.capitalize()
    )


def use_cage(state: OrcaState, seat: int, action: UseCage, chance: Chance, events: Events) -> bool:
    member = MEMBER_NUMBER[action.member]
    state.open = without(state.open, member)
    state.gear[member] = without(state.gear[member], CAGE)
    state.caged[member] = state.spaces[member]
    if events.listening:
        events.tell(Caged(action.member, SPACES[state.spaces[member]]))
    return not state.open


def keep_cage(state: OrcaState, seat: int, action: NoCage, chance: Chance, events: Events) -> bool:
    state.open = without(state.open, MEMBER_NUMBER[action.member])
    if events.listening:
        events.tell(Uncaged(action.member))
    return not state.open


# The attack (OR-7.1)


def ask_to_strike(state: OrcaState, chance: Chance, events: Events) -> str:
    """With nothing in reach the attack is skipped (OR-7.1)."""
    if tiles_near(state) or members_near(state):
        return "striking"
    _skip_effects(state)
    return ""


def _skip_effects(state: OrcaState) -> None:
    """No attack: on with the bites (OR-7.4)."""
    state.todo = state.todo[state.todo.index("bites") :]


def legal_striking(state: OrcaState, seat: int) -> list[Action]:
    """One attack on a tile or a member in reach, or none (OR-7.1)."""
    tiles = [STRIKE_TILES[zone] for zone in tiles_near(state)]
    return [*tiles, *(STRIKE_MEMBERS[member] for member in members_near(state)), DECLINE]


def why_not_strike_tile(state: OrcaState, seat: int, action: StrikeTile) -> IllegalAction | None:
    if ZONE_NUMBER[action.zone] in tiles_near(state):
        return None
    return refuse("OR-7.2", "orca.refused.tile-out-of-reach", zone=action.zone)


def why_not_strike_member(state: OrcaState, seat: int, action: StrikeMember) -> IllegalAction | None:
    if state.phase == "helping":
        return refuse("OR-9.3", "orca.refused.helping-is-for-the-boat")
    if MEMBER_NUMBER[action.member] in members_near(state):
        return None
    return refuse("OR-7.3", "orca.refused.member-out-of-reach", member=action.member.capitalize())


def strike_tile(state: OrcaState, seat: int, action: StrikeTile, chance: Chance, events: Events) -> bool:
    """The first attack rolls the card's dice (OR-7.1), `second-helping` two (OR-9.3)."""
    state.tile, state.prey, state.harmed = ZONE_NUMBER[action.zone], NOBODY, False
    if state.phase == "helping":
        state.helping = True
        state.todo = (*SECOND_EFFECTS, *state.todo)
        state.dice = roll(chance.stream(f"helping/{state.round}"), cut_dice(state, HELPING_DICE))
    else:
        state.dice = roll(chance.stream(f"strike/{state.round}"), dice_of(state))
    if events.listening:
        events.tell(TileStruck(action.zone, state.dice, hits(state)))
    return True


def strike_member(state: OrcaState, seat: int, action: StrikeMember, chance: Chance, events: Events) -> bool:
    state.prey = MEMBER_NUMBER[action.member]
    state.dice = roll(chance.stream(f"strike/{state.round}"), dice_of(state))
    if events.listening:
        events.tell(MemberStruck(action.member, state.dice, hits(state)))
    return True


def decline(state: OrcaState, seat: int, action: Decline, chance: Chance, events: Events) -> bool:
    _skip_effects(state)
    if events.listening:
        events.tell(Declined())
    return True


def hits(state: OrcaState) -> int:
    """Of the attack: the dice, and two more after a move with `ramming-speed` (OR-9.3)."""
    return sum(state.dice) + RAMMING_HITS * state.moved


# Maul again (OR-9.3)


def ask_to_maul(state: OrcaState, chance: Chance, events: Events) -> str:
    return "mauling" if state.ability == MAUL_AGAIN else ""


def legal_mauling(state: OrcaState, seat: int) -> list[Action]:
    """Any of the dice, at least one (ALL-8); dice that show the same are one choice (ALL-1)."""
    picks = {pick for count in range(1, len(state.dice) + 1) for pick in combinations(state.dice, count)}
    return [KEEP, *(maul(pick) for pick in sorted(picks))]


def why_not_maul(state: OrcaState, seat: int, action: Maul) -> IllegalAction | None:
    if action.dice in set(combinations(state.dice, len(action.dice))):
        return None
    return refuse("OR-9.3", "orca.refused.no-such-dice", dice=list(action.dice))


def roll_again(state: OrcaState, seat: int, action: Maul, chance: Chance, events: Events) -> bool:
    kept = state.dice
    for die in action.dice:
        kept = without(kept, die)
    state.dice = tuple(sorted(kept + roll(chance.stream(f"maul/{state.round}"), len(action.dice))))
    if events.listening:
        events.tell(Mauled(state.dice, hits(state)))
    return True


def keep(state: OrcaState, seat: int, action: Keep, chance: Chance, events: Events) -> bool:
    if events.listening:
        events.tell(Kept())
    return True


# Second helping (OR-9.3)


def ask_for_second_helping(state: OrcaState, chance: Chance, events: Events) -> str:
    """After an attack on the boat, failed or not (OR-7.6)."""
    on_the_boat = state.prey == NOBODY and state.tile != NOBODY
    return "helping" if state.ability == SECOND_HELPING and on_the_boat and tiles_near(state) else ""


def legal_helping(state: OrcaState, seat: int) -> list[Action]:
    return [*(STRIKE_TILES[zone] for zone in tiles_near(state)), DECLINE]
