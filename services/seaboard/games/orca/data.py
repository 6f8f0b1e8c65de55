"""The figures and cards of Act 2, each with its source: [box], [data] or [ours]. Owners of a box correct them here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

NOBODY: Final = -1
"""In place of a number where there is none: no zone, no place, no member, no card."""

SHARK_SEAT: Final = 0
"""The shark sits first (AM-1)."""

ROLES: Final = ("shark", "brody", "hooper", "quint")
MEMBERS: Final = ("brody", "hooper", "quint")
"""The crew, by number."""
NAMES: Final = tuple(member.capitalize() for member in MEMBERS)
"""As sentences call them."""

ZONES: Final = ("P1", "P2", "P3", "P4", "S1", "S2", "S3", "S4")
"""OR-2.1, by number: port from the bow, starboard from the bow. [ours]"""

ROWS: Final = (("P1", "P2", "P3", "P4"), ("S1", "S2", "S3", "S4"))
"""OR-2.1, the block of tiles. [ours]"""

RING: Final = ("P1", "P2", "P3", "P4", "S4", "S3", "S2", "S1")
"""OR-2.2, the waters in their order round the boat. [ours]"""

WHOLE: Final = 0
DAMAGED: Final = 1
GONE: Final = 2
TILE_WORDS: Final = ("whole", "damaged", "destroyed")

PLACES: Final = ("A", "B", "C")
"""OR-4.1. [box]"""

SHARK_LIMIT: Final = 18
"""OR-3.3. [data]"""
MEMBER_LIMIT: Final = 6
"""OR-3.3. [data]"""

MOST_SWIMMERS: Final = 9
ALONE: Final = (6, 7)
"""OR-3.2, ability cards and shared gear of Act 2 alone. [box]"""

MAX_ROUNDS: Final = 60
"""OR-8.3. [ours]"""

STEPS: Final = 2
CLIMB: Final = 2
"""OR-5.1: spaces a member moves, and what a tile costs from the water. [box]"""

FACES: Final = (0, 0, 1, 1, 2, 2)
"""OR-9.2, an attack die. [ours]"""

HELPING_DICE: Final = 2
"""OR-9.3, `second-helping`. [data]"""
RAMMING_HITS: Final = 2
"""OR-9.3, `ramming-speed`. [data]"""
DOMINO_HITS: Final = 2
"""OR-9.3, `domino-effect`. [data]"""
HARD_EVADE: Final = 3
"""OR-9.3, `hard-target`. [data]"""


def row_after(eaten: int) -> tuple[int, int]:
    """OR-9.1: ability cards and shared gear after so many swimmers eaten. [7 is box, the others ours]"""
    return eaten + 1, 12 - eaten


ABILITIES: Final = (
    "extra-strength",
    "second-helping",
    "maul-again",
    "big-mouth",
    "ramming-speed",
    "domino-effect",
    "hard-target",
    "making-waves",
)
"""OR-9.3, eight kinds [data], by number."""

ABILITY_COPIES: Final = 2
"""OR-9.3. [data]"""

EXTRA_STRENGTH, SECOND_HELPING, MAUL_AGAIN, BIG_MOUTH, RAMMING_SPEED, DOMINO_EFFECT, HARD_TARGET, MAKING_WAVES = range(
    8
)


@dataclass(frozen=True, slots=True)
class Card:
    """A resurface card: where the shark comes up, its evade, its dice, and whether it shakes."""

    zone: int
    evade: int
    dice: int
    shake: bool


def _zone_cards(zone: str, *cards: tuple[int, int, bool]) -> tuple[Card, ...]:
    return tuple(Card(ZONES.index(zone), *card) for card in cards)


CARDS: Final = (
    *_zone_cards("P1", (2, 2, False), (3, 2, True)),
    *_zone_cards("P2", (1, 3, False), (2, 2, False)),
    *_zone_cards("P3", (1, 3, False), (2, 2, True)),
    *_zone_cards("P4", (2, 2, False), (3, 2, False)),
    *_zone_cards("S1", (1, 3, False), (3, 2, True)),
    *_zone_cards("S2", (1, 3, False), (2, 2, False)),
    *_zone_cards("S3", (2, 2, True), (3, 2, False)),
    *_zone_cards("S4", (1, 3, False), (2, 2, True)),
)
"""OR-9.4, the resurface cards, by number: 16 [box], what is on them [ours]."""


@dataclass(frozen=True, slots=True)
class Strength:
    """How many hits a tile takes: to damage it, to destroy it while whole, to destroy it when damaged."""

    damage: int
    destroy: int
    damaged: int


END: Final = Strength(2, 3, 1)
MIDDLE: Final = Strength(2, 4, 2)
TILES: Final = tuple(END if zone[1] in "14" else MIDDLE for zone in ZONES)
"""OR-9.5, by zone. [ours]"""

Use = Literal["melee", "ranged", "attached", "item"]


@dataclass(frozen=True, slots=True)
class Gear:
    """A gear card. `spent` says what becomes of a weapon after its attack: `kept`, `fired` (ammo saves it) or
    `used`; `steers` that its target may be moved once the shark is up; the cuts and `poison` are what it does while
    attached."""

    name: str
    use: Use
    dice: int = 0
    plus: int = 0
    spent: Literal["kept", "fired", "used"] = "kept"
    steers: bool = False
    evade_cut: int = 0
    dice_cut: int = 0
    poison: int = 0


GEAR: Final = (
    Gear("boat-hook", "melee", dice=2),
    Gear("service-pistol", "ranged", dice=2, spent="fired", steers=True),
    Gear("ice-axe", "melee", dice=2),
    Gear("poison-spear", "attached", poison=1),
    Gear("machete", "melee", dice=2, plus=1),
    Gear("harpoon-line", "attached", evade_cut=1),
    Gear("rifle", "ranged", dice=2, plus=1, spent="fired"),
    Gear("pistol", "ranged", dice=2, spent="fired", steers=True),
    Gear("ammo", "item"),
    Gear("chum", "item"),
    Gear("shark-cage", "item"),
    Gear("barrel", "attached", evade_cut=1),
    Gear("net", "attached", dice_cut=1),
    Gear("gaff", "melee", dice=3, spent="used"),
)
"""OR-9.6, every kind of gear, by number. [ours; dice and '+' of the rifle data]"""

GEAR_NAMES: Final = tuple(gear.name for gear in GEAR)
GEAR_NUMBER: Final = {name: number for number, name in enumerate(GEAR_NAMES)}

PERSONAL: Final = {
    "brody": ("boat-hook", "service-pistol"),
    "hooper": ("ice-axe", "poison-spear"),
    "quint": ("machete", "harpoon-line"),
}
"""OR-9.6. [ours]"""

SHARED: Final = {"rifle": 2, "pistol": 2, "ammo": 3, "chum": 3, "shark-cage": 2, "barrel": 2, "net": 1, "gaff": 1}
"""OR-9.6, the 16 shared cards. [ours]"""

AMMO: Final = GEAR_NUMBER["ammo"]
CHUM: Final = GEAR_NUMBER["chum"]
CAGE: Final = GEAR_NUMBER["shark-cage"]
PERSONAL_GEAR: Final = tuple(tuple(sorted(GEAR_NUMBER[name] for name in PERSONAL[member])) for member in MEMBERS)
SHARED_GEAR: Final = tuple(sorted(GEAR_NUMBER[name] for name, count in SHARED.items() for _ in range(count)))
ABILITY_CARDS: Final = tuple(sorted(tuple(range(len(ABILITIES))) * ABILITY_COPIES))
