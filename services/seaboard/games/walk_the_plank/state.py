"""The whole truth of a match of Walk the Plank!, face-down cards included."""

from __future__ import annotations

from typing import Annotated, Final

from seaboard.engine.records import Record, Slots, record
from seaboard.engine.states import State, state
from seaboard.games.walk_the_plank.data import CARDS, PASSES, Card

PLANNING: Final = 0
TURNING: Final = 1
ASKING: Final = 2
OVER: Final = 3
"""Phases: seats choose their cards; cards are turned and carried out; a seat is asked to be a ghost; the end."""

ABOARD: Final = 0
OUT: Final = 1
GHOST: Final = 2
LEFT: Final = 3
"""What a seat is: it has a living pirate; it has none; it goes on as a ghost; it gave up its part."""


@record
class Unturned(Record):
    """Cards that a seat had face down when it went out or left: they are not turned (WP-5.1). `among` are those that
    they can be; `cards` is null where they are hidden from the viewer."""

    seat: int
    round: int
    number: int
    among: Annotated[tuple[Card, ...], Slots(len(CARDS))]
    cards: Annotated[tuple[Card, ...] | None, Slots(PASSES)]


@state("walk-the-plank")
class PlankState(State):
    """Per seat: `status`; `pirates`, counted place by place in one flat list; `plans`, its cards of the round in order;
    `turned`, how many of them are; `passes`, in which pass a ghost acts (0: none); `resting`, the set of its skull
    cards that lie out; `fell`, the moment of its last pirate's end (0: alive).

    `step` counts the places of the round's order that are behind; `moments` counts turned cards and leavings of the
    match; `fallen` are the seats that cards put out, in order, and `asked` how many of them were asked to be a ghost.
    """

    skulls: int
    ghosts: int
    max_rounds: int
    phase: int
    round: int
    planks: int
    favour: int
    step: int
    moments: int
    asked: int
    last: bool
    ending: str
    status: list[int]
    pirates: list[int]
    plans: list[tuple[int, ...]]
    turned: list[int]
    passes: list[int]
    resting: list[int]
    fell: list[int]
    fallen: list[int]
    unturned: list[Unturned]
