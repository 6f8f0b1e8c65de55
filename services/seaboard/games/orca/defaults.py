"""What the clock plays in Act 2: quiet and legal, from the view; what is secret in it is drawn at random."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from seaboard.engine.chance import Chance, Draws
from seaboard.engine.game import Choice
from seaboard.engine.records import Action
from seaboard.games.orca.boat import (
    SPACE_NUMBER,
    WATER,
    ZONE_NUMBER,
    is_water,
    standing_beside,
    tiles_in_reach,
    waters_near,
)
from seaboard.games.orca.data import GEAR_NUMBER, MEMBERS, NOBODY, PLACES, TILE_WORDS, ZONES
from seaboard.games.orca.view import CrewMember, OrcaView
from seaboard.games.orca.words import (
    AGREE,
    ATTACKS,
    CAGES,
    DECIDES,
    DECLINE,
    KEEP,
    NO_CAGES,
    SHOWS,
    STANDS,
    STAY,
    STRIKE_MEMBERS,
    STRIKE_TILES,
    TOPPLES,
    prepare,
)

START_TILES = ("P2", "S2", "P3")
"""By member, where it starts: in the middle of the boat."""


def choose(view: OrcaView, seat: int, chance: Chance) -> Choice:
    return DEFAULTS[view.phase](view, seat, chance.stream("default"))


def _agree(view: OrcaView, seat: int, draws: Draws) -> Choice:
    """The plan as it stands counts (ALL-9)."""
    return (AGREE,)


def crew_of(view: OrcaView) -> list[CrewMember]:
    """The members by number."""
    return [view.crew[name] for name in MEMBERS]


def open_members(view: OrcaView, seat: int) -> list[int]:
    """The members that this phase waits for and for which the seat may act."""
    return [number for number, member in enumerate(crew_of(view)) if member.open and seat in member.seats]


def _stand(view: OrcaView, seat: int, draws: Draws) -> Choice:
    return tuple(STANDS[member][ZONE_NUMBER[START_TILES[member]]] for member in open_members(view, seat))


def _decide(view: OrcaView, seat: int, draws: Draws) -> Choice:
    """Any of the three places, without an ability card."""
    return (DECIDES[draws.below(len(PLACES))][NOBODY],)


def _show(view: OrcaView, seat: int, draws: Draws) -> Choice:
    return (draws.choice([show for show in SHOWS if show.place != view.shark.place]),)


def _prepare(view: OrcaView, seat: int, draws: Draws) -> Choice:
    """Members not ready stand still without a weapon (OR-5.5)."""
    waiting = open_members(view, seat)
    return tuple(_stand_still(view, member) for member in waiting) or as_it_was(view, seat)


def _stand_still(view: OrcaView, member: int) -> Action:
    space = crew_of(view)[member].space
    assert space is not None
    return prepare(member, SPACE_NUMBER[space], NOBODY, NOBODY)


def as_it_was(view: OrcaView, seat: int) -> Choice:
    """For a seat whose members are all ready: the same once more."""
    for number, member in enumerate(crew_of(view)):
        if member.plan is not None and seat in member.seats:
            plan = member.plan
            weapon = NOBODY if plan.weapon is None else GEAR_NUMBER[plan.weapon]
            target = NOBODY if plan.target is None else ZONE_NUMBER[plan.target]
            return (prepare(number, SPACE_NUMBER[plan.to], weapon, target),)
    raise AssertionError("a seat is asked that has no member")


def _attack(view: OrcaView, seat: int, draws: Draws) -> Choice:
    return (ATTACKS[open_members(view, seat)[0]][0],)


def boat_of(view: OrcaView) -> tuple[int, ...]:
    return tuple(TILE_WORDS.index(tile) for tile in view.boat)


def near_the_shark(view: OrcaView) -> list[int]:
    """The members in the shark's or a touching water."""
    assert view.shark.zone is not None
    near = {ZONES[zone] for zone in waters_near(boat_of(view))[WATER + ZONE_NUMBER[view.shark.zone]]}
    return [
        number
        for number, member in enumerate(crew_of(view))
        if member.space is not None and is_water(SPACE_NUMBER[member.space]) and member.space[:2] in near
    ]


def _cage(view: OrcaView, seat: int, draws: Draws) -> Choice:
    """A cage is used by whom the shark can bite."""
    member = open_members(view, seat)[0]
    return (CAGES[member] if member in near_the_shark(view) else NO_CAGES[member],)


def _stay(view: OrcaView, seat: int, draws: Draws) -> Choice:
    return (STAY,)


def _strike(view: OrcaView, seat: int, draws: Draws) -> Choice:
    """The member near it that has most wounds, or else the weakest tile."""
    near = near_the_shark(view)
    if near:
        return (STRIKE_MEMBERS[max(near, key=lambda member: crew_of(view)[member].wounds)],)
    return _strike_tile(view, seat, draws)


def _strike_tile(view: OrcaView, seat: int, draws: Draws) -> Choice:
    assert view.shark.zone is not None
    boat = boat_of(view)
    tiles = tiles_in_reach(boat)[ZONE_NUMBER[view.shark.zone]]
    return (STRIKE_TILES[max(tiles, key=lambda tile: boat[tile])] if tiles else DECLINE,)


def _keep(view: OrcaView, seat: int, draws: Draws) -> Choice:
    return (KEEP,)


def _topple(view: OrcaView, seat: int, draws: Draws) -> Choice:
    """The weakest of the tiles beside the one struck."""
    assert view.strike is not None
    assert view.strike.tile is not None
    boat = boat_of(view)
    beside = standing_beside(boat, ZONE_NUMBER[view.strike.tile])
    return (TOPPLES[max(beside, key=lambda tile: boat[tile])],)


DEFAULTS: Mapping[str, Callable[[OrcaView, int, Draws], Choice]] = {
    "sharing": _agree,
    "standing": _stand,
    "deciding": _decide,
    "showing": _show,
    "preparing": _prepare,
    "attacking": _attack,
    "ramming": _stay,
    "caging": _cage,
    "striking": _strike,
    "mauling": _keep,
    "toppling": _topple,
    "helping": _strike_tile,
}
