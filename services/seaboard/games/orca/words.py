"""What a seat may do in Act 2: the actions, made once and shared. What can happen stands in `happenings`."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, Literal

from seaboard.engine.records import Action, Between, Pattern, action
from seaboard.games.orca.data import ABILITIES, GEAR_NAMES, MEMBERS, PLACES, ZONES

Member = Literal["brody", "hooper", "quint"]
Place = Literal["A", "B", "C"]
Zone = Annotated[str, Pattern("[PS][1-4]"), "A zone of the boat: port P or starboard S, 1 at the bow."]
Space = Annotated[str, Pattern("[PS][1-4]-(tile|water)"), "A space: the tile or the water of a zone."]
Gear = Annotated[str, Pattern("|".join(GEAR_NAMES)), "A kind of gear."]
Ability = Annotated[str, Pattern("|".join(ABILITIES)), "A kind of ability card."]
Die = Annotated[int, Between(0, 2), "What an attack die shows."]


@action("orca.give")
class Give(Action):
    """Change the plan of sharing: one card of this kind from one member to another. All must agree anew (OR-3.1)."""

    gear: Gear
    member: Member
    to: Member


@action("orca.agree")
class Agree(Action):
    """Agree to the plan of sharing as it stands; when every crew seat has, it is done (OR-3.1)."""


@action("orca.stand")
class Stand(Action):
    """Choose the tile on which a member starts (OR-3.4)."""

    member: Member
    zone: Zone


@action("orca.decide")
class Decide(Action):
    """The shark's secret choice: where to come up, and an ability card or none (OR-4.2)."""

    place: Place
    ability: Ability | None = None


@action("orca.chum")
class Chum(Action):
    """A member plays chum: the shark must show one of the two places that it did not take (OR-5.3)."""

    member: Member


@action("orca.show")
class Show(Action):
    """The shark's answer to chum: a place where it will not come up (OR-5.3)."""

    place: Place


@action("orca.prepare")
class Prepare(Action):
    """A member moves (or stays), and takes a weapon with its target or none; it is then ready (OR-5.1, OR-5.2)."""

    member: Member
    to: Space
    weapon: Gear | None = None
    target: Annotated[Zone | None, "The zone whose water is the weapon's target."] = None


@action("orca.attack")
class Attack(Action):
    """A member attacks the shark with the weapon it took; `ammo` spends an ammo card instead of the weapon (OR-6)."""

    member: Member
    ammo: bool = False


@action("orca.hold")
class Hold(Action):
    """A member does not attack; its weapon is not used up (OR-6.1)."""

    member: Member


@action("orca.ram")
class Ram(Action):
    """With `ramming-speed`: the shark moves to a water that touches its own (OR-9.3)."""

    zone: Zone


@action("orca.stay")
class Stay(Action):
    """With `ramming-speed`: the shark stays where it is (OR-9.3)."""


@action("orca.cage")
class UseCage(Action):
    """A member goes into a shark cage where it is: no wound from the shark this round while it is there (OR-5.3)."""

    member: Member


@action("orca.no-cage")
class NoCage(Action):
    """A member keeps its shark cage for later (OR-5.3)."""

    member: Member


@action("orca.strike-tile")
class StrikeTile(Action):
    """The shark attacks a tile that touches its water (OR-7.2)."""

    zone: Zone


@action("orca.strike-member")
class StrikeMember(Action):
    """The shark attacks a member in its own or a touching water (OR-7.3)."""

    member: Member


@action("orca.decline")
class Decline(Action):
    """The shark does not attack, or not a second time (OR-7.1, OR-7.6)."""


@action("orca.maul")
class Maul(Action):
    """With `maul-again`: roll these dice again, named by what they show, ascending; the new result stands (OR-9.3)."""

    dice: Annotated[tuple[Die, ...], Between(1, 3)]


@action("orca.keep")
class Keep(Action):
    """With `maul-again`: the roll stands as it is (OR-9.3)."""


@action("orca.topple")
class Topple(Action):
    """With `domino-effect`: the tile on which two hits fall too (OR-9.3)."""

    zone: Zone


ACTIONS: Final = (
    Give,
    Agree,
    Stand,
    Decide,
    Chum,
    Show,
    Prepare,
    Attack,
    Hold,
    Ram,
    Stay,
    UseCage,
    NoCage,
    StrikeTile,
    StrikeMember,
    Decline,
    Maul,
    Keep,
    Topple,
)

# By numbers of `data` and `boat`; one object for one action, wherever it is listed.

AGREE: Final = Agree()
STAY: Final = Stay()
DECLINE: Final = Decline()
KEEP: Final = Keep()
STANDS: Final = tuple(tuple(Stand(member, zone) for zone in ZONES) for member in MEMBERS)
DECIDES: Final = tuple(tuple(Decide(place, ability) for ability in (*ABILITIES, None)) for place in PLACES)
"""By place and ability; the last one of a place, index NOBODY, is without."""
CHUMS: Final = tuple(Chum(member) for member in MEMBERS)
SHOWS: Final = tuple(Show(place) for place in PLACES)
ATTACKS: Final = tuple((Attack(member), Attack(member, ammo=True)) for member in MEMBERS)
HOLDS: Final = tuple(Hold(member) for member in MEMBERS)
RAMS: Final = tuple(Ram(zone) for zone in ZONES)
CAGES: Final = tuple(UseCage(member) for member in MEMBERS)
NO_CAGES: Final = tuple(NoCage(member) for member in MEMBERS)
STRIKE_TILES: Final = tuple(StrikeTile(zone) for zone in ZONES)
STRIKE_MEMBERS: Final = tuple(StrikeMember(member) for member in MEMBERS)
TOPPLES: Final = tuple(Topple(zone) for zone in ZONES)


@cache
def give(gear: int, member: int, to: int) -> Give:
    return Give(GEAR_NAMES[gear], MEMBERS[member], MEMBERS[to])


@cache
def prepare(member: int, to: int, weapon: int, target: int) -> Prepare:
    """`to` a space; weapon and target NOBODY for none."""
    kind = ("tile", "water")[to >= len(ZONES)]
    space = f"{ZONES[to % len(ZONES)]}-{kind}"
    if weapon < 0:
        return Prepare(MEMBERS[member], space)
    return Prepare(MEMBERS[member], space, GEAR_NAMES[weapon], ZONES[target])


@cache
def maul(dice: tuple[int, ...]) -> Maul:
    return Maul(dice)
