"""The cards, places and figures of Walk the Plank!, each with its source: box, data or ours. No rule is here."""

from __future__ import annotations

from typing import Final, Literal, get_args

Card = Literal[
    "shove-left",
    "shove-right",
    "shove-any",
    "extend-plank",
    "retract-plank",
    "drag-to-sea",
    "drag-to-ship",
    "stumble",
    "dont-want-to-die",
    "charge",
]
"""[box] The ten cards of a seat (WP-4.1 to WP-4.10)."""

GhostCard = Literal["shove-left", "shove-right", "shove-any"]
"""[box] The cards of a ghost (WP-7.3)."""

Place = Literal["ship", "plank-1", "plank-2", "plank-3"]
"""[box] Where a living pirate can stand (WP-1)."""

Target = Literal["ship", "plank-1", "plank-2", "plank-3", "kraken"]
"""[box] Where a pirate can be brought (WP-1)."""

CARDS: Final[tuple[Card, ...]] = get_args(Card)
PLACES: Final[tuple[Place, ...]] = get_args(Place)
TARGETS: Final[tuple[Target, ...]] = get_args(Target)

SEATS: Final = (3, 4, 5)  # [box]
MOST_SEATS: Final = 5
PIRATES: Final = 3  # [box] WP-1: pirates a seat
PLANKS: Final = 3  # [box] WP-1, WP-2: planks at most, and at the start
FEWEST_PLANKS: Final = 1  # [box] WP-4.5
PASSES: Final = 3  # [box] WP-3.1: cards a seat plays in a round
LAST_PIRATES: Final = 2  # [box] WP-6.1: so few alive make the round the last
GHOSTS: Final = {3: 1, 4: 1, 5: 2}  # [box] WP-7.1: ghosts that may arise, by seats
SKULLS: Final[tuple[Card, ...]] = (
    "shove-any",
    "retract-plank",
    "charge",
)  # [box] the first, [ours] the others: WP-4.12
MAX_ROUNDS: Final = 100  # [ours] WP-6.5
FEWEST_ROUNDS: Final = 1  # [ours] what option `max-rounds` takes
MOST_ROUNDS: Final = 500

CARD_RULES: Final[dict[Card, str]] = {card: f"WP-4.{number}" for number, card in enumerate(CARDS, start=1)}
"""The rule of each card."""

CARD_NUMBERS: Final[dict[str, int]] = {card: number for number, card in enumerate(CARDS)}
PLACE_NUMBERS: Final[dict[str, int]] = {place: number for number, place in enumerate(TARGETS)}
"""Cards and places as the state counts them: from 0, in the order of the book."""

(
    SHOVE_LEFT,
    SHOVE_RIGHT,
    SHOVE_ANY,
    EXTEND_PLANK,
    RETRACT_PLANK,
    DRAG_TO_SEA,
    DRAG_TO_SHIP,
    STUMBLE,
    DONT_WANT_TO_DIE,
    CHARGE,
) = range(len(CARDS))
SHIP: Final = 0
KRAKEN: Final = len(PLACES)
STRIDE: Final = len(PLACES)  # a seat's pirates are STRIDE counts in a row, one a place
STANDING: Final = range(STRIDE)

ALL_CARDS: Final = (1 << len(CARDS)) - 1
GHOST_CARDS: Final = 1 << SHOVE_LEFT | 1 << SHOVE_RIGHT | 1 << SHOVE_ANY
"""Sets of cards, one bit a card."""


def cards_in(bits: int) -> tuple[int, ...]:
    """The cards of a set, in the order of the book."""
    return tuple(card for card in range(len(CARDS)) if bits >> card & 1)


def names_in(bits: int) -> tuple[Card, ...]:
    return tuple(CARDS[card] for card in cards_in(bits))


def bits_of(names: tuple[Card, ...] | list[Card]) -> int:
    return sum(1 << CARD_NUMBERS[name] for name in names)
