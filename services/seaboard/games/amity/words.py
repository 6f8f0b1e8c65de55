"""What a seat may do in Amity Island: its actions, made once and shared."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from seaboard.engine.records import Action, Between, action
from seaboard.games.amity.data import (
    BARRELS,
    BEACHES,
    CAPTAINS,
    DOCKS,
    LAND,
    MEMBERS,
    POWER_TOKENS,
    WATER,
    WATER_TOUCHES,
    Beach,
    Captain,
    Dock,
    Land,
    Member,
    Token,
    Water,
)

Swimmer = Literal["swimmer", "michael"]
Source = Literal["shop", "dock", "water", "hooper"]


@action("amity.start")
class Start(Action):
    """The shark chooses, in secret, the water space where it begins (AM-3.4)."""

    space: Water


@action("amity.choose-beach")
class ChooseBeach(Action):
    """The crew chooses the beach that the event card asks for (AM-4.5, AM-8.4, AM-8.7, AM-8.12)."""

    beach: Beach


@action("amity.choose-dock")
class ChooseDock(Action):
    """The crew chooses the dock to which Brody and Hooper go (AM-8.5)."""

    dock: Dock


@action("amity.fly")
class Fly(Action):
    """The helicopter sets Brody down on a space of the island; where he stands is to decline (AM-8.11)."""

    to: Land


# The shark's steps


@action("amity.swim")
class Swim(Action):
    """The shark swims to a touching space for one action point (AM-5.2)."""

    to: Water


@action("amity.dash")
class Dash(Action):
    """With `speed-burst`, once: the shark swims two or three steps for one action point (AM-5.3)."""

    path: Annotated[tuple[Water, ...], Between(2, 3), "The spaces it swims to, in order."]


@action("amity.eat")
class Eat(Action):
    """The shark eats one swimmer of its space for one action point (AM-5.2)."""

    swimmer: Swimmer


@action("amity.devour")
class Devour(Action):
    """With `feeding-frenzy`: the shark eats all swimmers of its space, two or more, for one action point (AM-5.3)."""


@action("amity.play-token")
class PlayToken(Action):
    """The shark plays a power token for this round (AM-5.3)."""

    token: Token


@action("amity.throw")
class Throw(Action):
    """Under Ben Gardner's Boat: the shark throws a captain into the water whose boat it met (AM-8.1)."""

    captain: Captain


@action("amity.end-turn")
class EndTurn(Action):
    """The shark ends its turn (AM-5.1), or the member in course does (AM-6.1)."""


# The crew's actions


@action("amity.begin")
class Begin(Action):
    """The crew chooses which member plays now; it plays to its end before another begins (AM-6.1)."""

    member: Member


@action("amity.sail")
class Sail(Action):
    """Quint sails one step (AM-6.2), Hooper one or two (AM-6.4)."""

    to: Water


@action("amity.walk")
class Walk(Action):
    """Brody walks to a touching land space (AM-6.3)."""

    to: Land


@action("amity.rescue")
class Rescue(Action):
    """A swimmer at the member's beach goes to the supply (AM-6.2 to AM-6.5)."""

    swimmer: Swimmer


@action("amity.pick-up")
class PickUp(Action):
    """Take barrels from one source in the member's space (AM-6.2 to AM-6.4)."""

    source: Source
    count: Annotated[int, Between(1, BARRELS)]


@action("amity.launch")
class Launch(Action):
    """Quint launches a barrel from the Orca into his own or a touching space (AM-6.2)."""

    to: Water


@action("amity.drop")
class Drop(Action):
    """Brody drops his barrel at the dock (AM-6.3)."""


@action("amity.binoculars")
class Binoculars(Action):
    """Brody asks whether the shark is in the water of his beach (AM-6.3)."""


@action("amity.close-beach")
class CloseBeach(Action):
    """Brody closes a beach without swimmers from an office (AM-6.3)."""

    beach: Beach


@action("amity.give")
class Give(Action):
    """Hooper gives barrels to Quint in the same space (AM-6.4)."""

    count: Annotated[int, Between(1, BARRELS)]


@action("amity.fish-finder")
class FishFinder(Action):
    """Hooper asks how near to his boat the shark is (AM-6.4)."""


@action("amity.climb")
class Climb(Action):
    """A captain in the water climbs back into the boat for two action points (AM-8.1)."""


ACTIONS: Final[tuple[type[Action], ...]] = (
    Start, ChooseBeach, ChooseDock, Fly,
    Swim, Dash, Eat, Devour, PlayToken, Throw, EndTurn,
    Begin, Sail, Walk, Rescue, PickUp, Launch, Drop, Binoculars, CloseBeach, Give, FishFinder, Climb,
)  # fmt: skip

# Shared actions, by number of the space, dock, token or member


def _dashes(origin: int) -> tuple[Dash, ...]:
    twos = [(first, second) for first in WATER_TOUCHES[origin] for second in WATER_TOUCHES[first]]
    paths = twos + [(*path, third) for path in twos for third in WATER_TOUCHES[path[-1]]]
    return tuple(Dash(tuple(WATER[space] for space in path)) for path in sorted(paths))


STARTS: Final = tuple(Start(space) for space in WATER)
CHOOSE_BEACH: Final = tuple(ChooseBeach(beach) for beach in BEACHES)
CHOOSE_DOCK: Final = tuple(ChooseDock(dock) for dock in DOCKS)
FLIGHTS: Final = tuple(Fly(land) for land in LAND.values())
SWIMS_TO: Final = tuple(Swim(space) for space in WATER)
SWIMS_FROM: Final = tuple(tuple(SWIMS_TO[to] for to in WATER_TOUCHES[space]) for space in range(len(WATER)))
DASHES_FROM: Final = tuple(_dashes(space) for space in range(len(WATER)))
EAT: Final = Eat("swimmer")
EAT_MICHAEL: Final = Eat("michael")
DEVOUR: Final = Devour()
PLAY_TOKENS: Final = tuple(PlayToken(token) for token in POWER_TOKENS)
THROWS: Final = {member: Throw(captain) for member, captain in enumerate(CAPTAINS, start=1)}
END_TURN: Final = EndTurn()
BEGINS: Final = tuple(Begin(member) for member in MEMBERS)
SAILS: Final = tuple(Sail(space) for space in WATER)
WALKS: Final = {number: Walk(land) for number, land in LAND.items()}
RESCUE: Final = Rescue("swimmer")
RESCUE_MICHAEL: Final = Rescue("michael")
FROM_DOCK: Final = tuple(PickUp("dock", count) for count in range(1, BARRELS + 1))
FROM_WATER: Final = tuple(PickUp("water", count) for count in range(1, BARRELS + 1))
FROM_HOOPER: Final = tuple(PickUp("hooper", count) for count in range(1, BARRELS + 1))
FROM_SHOP: Final = PickUp("shop", 1)
LAUNCHES: Final = tuple(Launch(space) for space in WATER)
DROP: Final = Drop()
BINOCULARS: Final = Binoculars()
CLOSINGS: Final = tuple(CloseBeach(beach) for beach in BEACHES)
GIVES: Final = tuple(Give(count) for count in range(1, BARRELS + 1))
FISH_FINDER: Final = FishFinder()
CLIMB: Final = Climb()
