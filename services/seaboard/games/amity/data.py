"""The map, the pieces, the figures and the event cards of Amity Island, each with its source; no rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Beach = Literal["N", "E", "S", "W"]
Water = Literal["N", "E", "S", "W", "1", "2", "3", "4", "5", "6", "7", "8"]
Land = Literal["N", "E", "S", "W", "5", "6", "7", "8", "Shop"]
Space = Literal["N", "E", "S", "W", "1", "2", "3", "4", "5", "6", "7", "8", "Shop"]
Dock = Literal["5", "8"]
Member = Literal["brody", "hooper", "quint"]
Captain = Literal["hooper", "quint"]
Token = Literal["feeding-frenzy", "evasive-moves", "out-of-sight", "speed-burst"]
CardId = Literal[
    "ben-gardners-boat", "in-the-news", "holiday-roast", "mayor-vaughn", "wrong-shark", "fourth-of-july",
    "michaels-birthday", "harbor-master", "bounty", "indianapolis", "helicopter", "cardboard-fin",
    "shark-alert-1", "shark-alert-2", "shark-alert-3", "shark-alert-4",
]  # fmt: skip

BEACHES: Final[tuple[Beach, ...]] = ("N", "E", "S", "W")
WATER: Final[tuple[Water, ...]] = (*BEACHES, "1", "2", "3", "4", "5", "6", "7", "8")
SPACES: Final[tuple[Space, ...]] = (*WATER, "Shop")
"""All spaces in the order in which they are told (AM-5.5); a space's place here is its number."""

NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(SPACES)}
LAND: Final[dict[int, Land]] = {NUMBER[name]: name for name in ("N", "E", "S", "W", "5", "6", "7", "8", "Shop")}
"""The land spaces by number."""
DOCKS: Final[tuple[Dock, ...]] = ("5", "8")  # AM-2, data
OFFICES: Final = (NUMBER["6"], NUMBER["7"])  # AM-2, data
SHOP: Final = NUMBER["Shop"]
DOCK_SPACES: Final = (NUMBER["5"], NUMBER["8"])

NOBODY: Final = -1
NOWHERE: Final = -1


def _touching(table: str) -> tuple[tuple[int, ...], ...]:
    rows = {line.split()[0]: line.split()[1:] for line in table.strip().splitlines()}
    return tuple(tuple(sorted(NUMBER[name] for name in rows.get(space, []))) for space in SPACES)


# AM-2, data: what touches by water
WATER_TOUCHES: Final = _touching(
    """
    1  2 3 N 5
    2  1 4 6 E
    3  1 4 W 7
    4  2 3 S 8
    5  1 N W
    6  2 N E
    7  3 S W
    8  4 E S
    N  1 5 6
    E  2 6 8
    S  4 7 8
    W  3 5 7
    """
)

# AM-2, data: what touches by land
LAND_TOUCHES: Final = _touching(
    """
    N     5 6 Shop
    E     6 8
    S     6 7 8 Shop
    W     5 7
    5     N W 7 Shop
    6     N E S 8 Shop
    7     5 W S Shop
    8     6 E S
    Shop  N 5 6 7 S
    """
)


def _within_two(space: int) -> tuple[int, ...]:
    near = {further for step in WATER_TOUCHES[space] for further in (step, *WATER_TOUCHES[step])}
    return tuple(sorted(near - {space}))


def _distances(touches: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """Steps from each space to each other one; 99 where there is no way."""
    table = []
    for origin in range(len(SPACES)):
        steps, edge = {origin: 0}, [origin]
        for space in edge:
            for further in touches[space]:
                if further not in steps:
                    steps[further] = steps[space] + 1
                    edge.append(further)
        table.append(tuple(steps.get(space, 99) for space in range(len(SPACES))))
    return tuple(table)


WITHIN_TWO: Final = tuple(_within_two(space) for space in range(len(SPACES)))
"""From each water space those that one or two steps reach, itself left out (AM-6.4)."""
WATER_STEPS: Final = _distances(WATER_TOUCHES)
LAND_STEPS: Final = _distances(LAND_TOUCHES)

# The crew: members in the order of AM-6.1

MEMBERS: Final[tuple[Member, ...]] = ("brody", "hooper", "quint")
BRODY: Final = 0
HOOPER: Final = 1
QUINT: Final = 2
CAPTAINS: Final[tuple[Captain, ...]] = ("hooper", "quint")
ROLES: Final = ("shark", *MEMBERS)
SHARK_SEAT: Final = 0

START_SPACES: Final = (NUMBER["6"], NUMBER["5"], NUMBER["8"])  # AM-3.3, box; Brody's is an option (AM-2, ours)

# Figures

SWIMMERS: Final = 15  # AM-3.1, data: besides Michael
BARRELS_ON_ORCA: Final = 2  # AM-3.2, data
BARRELS_IN_SHOP: Final = 6  # AM-3.2, data
BARRELS: Final = BARRELS_ON_ORCA + BARRELS_IN_SHOP
BARRELS_TO_WIN: Final = 2  # AM-7.1, box
TRACK_END: Final = 9  # AM-5.6, box
MICHAEL_COUNTS: Final = 2  # AM-5.6, data
SHARK_POINTS: Final = 3  # AM-5.1, box
CREW_POINTS: Final = 4  # AM-6.1, box
CLIMB_COST: Final = 2  # AM-8.1, data
MAX_ROUNDS: Final = 32  # AM-7.3, ours
ALERT_TRACK: Final = 3  # AM-8.13 to AM-8.16, data

POWER_TOKENS: Final[tuple[Token, ...]] = (
    "feeding-frenzy",
    "evasive-moves",
    "out-of-sight",
    "speed-burst",
)  # AM-5.3, box
FRENZY: Final = 0
EVASIVE: Final = 1
OUT_OF_SIGHT: Final = 2
BURST: Final = 3
NO_TOKEN: Final = -1
ALL_TOKENS: Final = (1 << len(POWER_TOKENS)) - 1
BURST_STEPS: Final = 3  # AM-5.3, box

# The event cards (AM-8, data)


@dataclass(frozen=True, slots=True)
class Card:
    """One event card: swimmers for N, E, S, W, and those that it adds while the track is low."""

    id: CardId
    title: str
    swimmers: tuple[int, int, int, int]
    also: tuple[int, int, int, int] = (0, 0, 0, 0)


CARDS: Final = (
    Card("ben-gardners-boat", "Ben Gardner's Boat", (2, 0, 1, 2)),  # AM-8.1
    Card("in-the-news", "Amity Island in the News", (1, 2, 2, 0)),  # AM-8.2
    Card("holiday-roast", "Holiday Roast", (1, 1, 0, 2)),  # AM-8.3
    Card("mayor-vaughn", "Mayor Vaughn Steps In", (2, 1, 2, 1)),  # AM-8.4
    Card("wrong-shark", "Caught the Wrong Shark", (0, 1, 1, 1)),  # AM-8.5
    Card("fourth-of-july", "The Fourth of July", (1, 1, 1, 1)),  # AM-8.6
    Card("michaels-birthday", "Michael Brody's Birthday", (1, 2, 1, 0)),  # AM-8.7
    Card("harbor-master", "Frank Silva, Harbor Master", (2, 0, 1, 2)),  # AM-8.8
    Card("bounty", "$3,000 Bounty on the Shark", (1, 2, 2, 1)),  # AM-8.9
    Card("indianapolis", "The USS Indianapolis", (0, 1, 2, 2)),  # AM-8.10
    Card("helicopter", "Helicopter", (2, 2, 0, 1)),  # AM-8.11
    Card("cardboard-fin", "Cardboard Fin Hoax", (1, 1, 1, 1)),  # AM-8.12
    Card("shark-alert-1", "Shark Alert!", (0, 0, 1, 2), (1, 1, 1, 0)),  # AM-8.13
    Card("shark-alert-2", "Shark Alert!", (0, 1, 2, 0), (1, 1, 0, 1)),  # AM-8.14
    Card("shark-alert-3", "Shark Alert!", (2, 0, 0, 1), (0, 1, 1, 1)),  # AM-8.15
    Card("shark-alert-4", "Shark Alert!", (1, 2, 0, 0), (1, 0, 1, 1)),  # AM-8.16
)
CARD_IDS: Final = tuple(card.id for card in CARDS)
CARD_NUMBER: Final[dict[str, int]] = {card: number for number, card in enumerate(CARD_IDS)}
CARD_TITLE: Final = {card.id: card.title for card in CARDS}

NO_CARD: Final = -1
GARDNER: Final = 0
NEWS: Final = 1
ROAST: Final = 2
MAYOR: Final = 3
WRONG_SHARK: Final = 4
FOURTH: Final = 5
BIRTHDAY: Final = 6
HARBOR: Final = 7
BOUNTY: Final = 8
INDIANAPOLIS: Final = 9
HELICOPTER: Final = 10
HOAX: Final = 11
