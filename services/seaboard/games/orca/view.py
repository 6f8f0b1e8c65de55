"""What a viewer may know of a match of Act 2: all but the shark's hand and, until it comes up, its choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from seaboard.engine.events import Viewer
from seaboard.engine.records import Record, Slots, View, record, view
from seaboard.games.orca.boat import SPACES
from seaboard.games.orca.crew import names
from seaboard.games.orca.data import (
    ABILITIES,
    ABILITY_CARDS,
    CARDS,
    GEAR_NAMES,
    MEMBERS,
    NOBODY,
    PERSONAL_GEAR,
    PLACES,
    SHARED_GEAR,
    SHARK_SEAT,
    TILE_WORDS,
    ZONES,
)
from seaboard.games.orca.happenings import Surface
from seaboard.games.orca.preparing import dice_of, evade
from seaboard.games.orca.state import Cards, OrcaState
from seaboard.games.orca.words import Ability, Die, Gear, Member, Place, Space, Zone

Tile = Literal["whole", "damaged", "destroyed"]

HAND = Slots(len(ABILITY_CARDS))
PILE = Slots(len(CARDS))
ALL_GEAR = Slots(len(SHARED_GEAR) + sum(map(len, PERSONAL_GEAR)))


@record
class Plan(Record):
    """What a member prepared: where it goes, its weapon and the zone whose water is the target."""

    to: Space
    weapon: Gear | None
    target: Zone | None


@record
class CrewMember(Record):
    """One member of the crew."""

    seats: Annotated[tuple[int, ...], "The seats that may act for it."]
    space: Annotated[Space | None, "Where it stands; null before it took its place and once it is eliminated."]
    wounds: int
    eliminated: bool
    gear: Annotated[tuple[Gear, ...], "Its gear, face up.", Slots(12)]
    offered: Annotated[tuple[Gear, ...], "While gear is shared out: what the plan gives it.", Slots(len(SHARED_GEAR))]
    plan: Annotated[Plan | None, "Once it is ready, and until it attacked: what it prepared."]
    open: Annotated[bool, "Whether this phase still waits for it."]
    cage: Annotated[Space | None, "The space in which it used a shark cage this round."]


@record
class Shark(Record):
    """The shark, as the viewer may know it."""

    wounds: int
    hand_size: Annotated[int, "How many ability cards it holds, without the one added to its choice."]
    hand: Annotated[tuple[Ability, ...] | None, "Its ability cards; null for all but the shark, until the end.", HAND]
    used: Annotated[tuple[Ability, ...], "The ability cards that have left the game.", HAND]
    decided: Annotated[bool, "Whether it has decided this round."]
    ability_added: Annotated[bool, "Whether it added an ability card to its choice."]
    place: Annotated[Place | None, "Where it comes up; null for all but the shark, until it does."]
    ability: Annotated[Ability | None, "The added ability card; null for all but the shark, until it comes up."]
    zone: Annotated[Zone | None, "In whose water it is, from coming up to diving."]
    evade: Annotated[int | None, "Its evade while it is up."]
    dice: Annotated[int | None, "The dice of its attack while it is up."]
    attached: Annotated[tuple[Gear, ...], "What hangs on it."]


@record
class Strike(Record):
    """The shark's attack while it takes effect."""

    tile: Annotated[Zone | None, "The tile under attack."]
    member: Annotated[Member | None, "The member under attack."]
    dice: Annotated[tuple[Die, ...], "What the dice show, ascending."]
    harmed: Annotated[bool, "Whether the tile was damaged or destroyed by it."]
    second: Annotated[bool, "Whether it is the attack of `second-helping`."]


@view("orca")
class OrcaView(View):
    """The boat, the crew and what may be known of the shark."""

    phase: Annotated[str, "Which decision is waited for; `over` after the end."]
    to_come: Annotated[tuple[str, ...], "The steps of the round (or of the set-up) still to come, in order.", Slots(20)]
    to_choose: Annotated[tuple[int, ...], "The seats that may act now."]
    round: int
    max_rounds: int
    talk: Annotated[Literal["rulebook", "free"], "Whether the crew's private chat is closed while it prepares."]
    boat: Annotated[tuple[Tile, ...], "The tiles P1 to P4, then S1 to S4."]
    crew: Annotated[Mapping[Member, CrewMember], "By member."]
    shark: Shark
    places: Annotated[tuple[Surface, ...], "The cards at A, B and C, in this order.", Slots(3)]
    pile: Annotated[tuple[Surface, ...], "The resurface cards in the pile, in the order of the rules page.", PILE]
    discards: Annotated[tuple[Surface, ...], PILE]
    chum: Annotated[Member | None, "The member that played chum this round."]
    shown: Annotated[Place | None, "The place that the shark showed in answer."]
    moved: Annotated[bool, "Whether the shark moved with `ramming-speed` this round."]
    strike: Strike | None
    sharing: Annotated[tuple[Gear, ...], "The gear that is being shared out.", Slots(len(SHARED_GEAR))]
    agreed: Annotated[tuple[int, ...], "The seats that agree to the plan of sharing."]
    changes_left: Annotated[tuple[int, ...], "While gear is shared out: by seat, how often it may change the plan."]
    gear_out: Annotated[tuple[Gear, ...], "All gear out of the game, or never dealt.", ALL_GEAR]
    abilities_out: Annotated[tuple[Ability, ...] | None, "The ability cards never dealt; null until the end.", HAND]
    roles: Annotated[tuple[Annotated[tuple[str, ...], Slots(3)], ...], "By seat, what it plays.", Slots(4)]
    left: Annotated[tuple[int, ...], "The seats that gave up their part."]
    ending: str | None
    winner: Annotated[Literal["shark", "crew"] | None, "The side that won; null while the match runs and in a draw."]


SURFACES = tuple(Surface(ZONES[card.zone], card.evade, card.dice, card.shake) for card in CARDS)


def look(state: OrcaState, viewer: Viewer, to_choose: tuple[int, ...]) -> OrcaView:
    """`to_choose`: the seats of the turn."""
    return OrcaView(
        phase=state.phase,
        to_come=state.todo,
        to_choose=to_choose,
        round=state.round,
        max_rounds=state.max_rounds,
        talk="free" if state.talk == "free" else "rulebook",
        boat=tuple(TILE_WORDS[tile] for tile in state.boat),
        crew={_of(MEMBERS, member): _member(state, member) for member in range(len(MEMBERS))},
        shark=_shark(state, viewer),
        places=_surfaces(state.places),
        pile=_surfaces(state.pile),
        discards=_surfaces(state.discards),
        chum=_of(MEMBERS, state.chum),
        shown=_of(PLACES, state.shown),
        moved=state.moved,
        strike=_strike(state),
        sharing=names(state.loose),
        agreed=state.agreed,
        changes_left=state.gives,
        gear_out=names(_gear_out(state)),
        abilities_out=_abilities(_abilities_out(state)) if state.ending else None,
        roles=state.roles,
        left=state.left,
        ending=state.ending or None,
        winner=_winner(state),
    )


def _winner(state: OrcaState) -> Literal["shark", "crew"] | None:
    if state.winner == "shark":
        return "shark"
    return "crew" if state.winner == "crew" else None


def _of(words: tuple[Any, ...], number: int) -> Any:
    """The word of a number, or None where there is none."""
    return None if number == NOBODY else words[number]


def _abilities(cards: Cards) -> tuple[Ability, ...]:
    return tuple(ABILITIES[card] for card in cards)


def _surfaces(cards: tuple[int, ...]) -> tuple[Surface, ...]:
    return tuple(SURFACES[card] for card in cards)


def _member(state: OrcaState, member: int) -> CrewMember:
    return CrewMember(
        seats=state.actors[member],
        space=_of(SPACES, state.spaces[member]),
        wounds=state.wounds[member],
        eliminated=member not in state.alive,
        gear=names(state.gear[member]),
        offered=names(state.offer[member]) if state.offer else (),
        plan=_plan(state.plans[member]),
        open=member in state.open,
        cage=_of(SPACES, state.caged[member]),
    )


def _plan(plan: tuple[int, int, int] | None) -> Plan | None:
    return None if plan is None else Plan(SPACES[plan[0]], _of(GEAR_NAMES, plan[1]), _of(ZONES, plan[2]))


def _shark(state: OrcaState, viewer: Viewer) -> Shark:
    """The hand is its own (OR-3.1), the choice too until it comes up (OR-4.2); that an ability was added is public."""
    up = state.zone != NOBODY
    knows_hand = viewer == SHARK_SEAT or bool(state.ending)
    knows_choice = knows_hand or up
    return Shark(
        wounds=state.shark_wounds,
        hand_size=len(state.hand),
        hand=_abilities(state.hand) if knows_hand else None,
        used=_abilities(state.used),
        decided=state.place != NOBODY,
        ability_added=state.ability != NOBODY,
        place=_of(PLACES, state.place) if knows_choice else None,
        ability=_of(ABILITIES, state.ability) if knows_choice else None,
        zone=_of(ZONES, state.zone),
        evade=evade(state) if up else None,
        dice=dice_of(state) if up else None,
        attached=names(state.attached),
    )


def _strike(state: OrcaState) -> Strike | None:
    if not state.dice:
        return None
    return Strike(_of(ZONES, state.tile), _of(MEMBERS, state.prey), state.dice, state.harmed, state.helping)


def _gear_out(state: OrcaState) -> list[int]:
    """All cards less those held, attached or between the members."""
    out = [gear for cards in (SHARED_GEAR, *PERSONAL_GEAR) for gear in cards]
    for cards in (*state.gear, state.attached, state.loose):
        for gear in cards:
            out.remove(gear)
    return sorted(out)


def _abilities_out(state: OrcaState) -> Cards:
    """All ability cards less the hand, the used ones and the one in play."""
    out = list(ABILITY_CARDS)
    for ability in (*state.hand, *state.used, state.ability):
        if ability != NOBODY:
            out.remove(ability)
    return tuple(out)
