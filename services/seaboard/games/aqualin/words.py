"""What a seat may do in Aqualin and what can happen: actions and events."""

from __future__ import annotations

from typing import Annotated, Final

from seaboard.engine.records import Action, Event, Pattern, action, event
from seaboard.games.aqualin.data import ANIMALS, CELL_NAMES, COLOURS, CREATURES

Cell = Annotated[str, Pattern("[a-f][1-6]"), "A cell of the reef: column a to f from the left, row 1 to 6 from below."]
Creature = Annotated[str, Pattern(f"({'|'.join(COLOURS)})-({'|'.join(ANIMALS)})"), "A creature: colour and animal."]
Seat = Annotated[int, "A seat's number."]


@action("aqualin.slide")
class Slide(Action):
    """Slide one creature along its row or column over empty cells, before placing (AQ-3.1)."""

    origin: Cell
    target: Cell


@action("aqualin.place")
class Place(Action):
    """Place one creature of the pool on an empty cell; this ends the turn (AQ-3.3)."""

    creature: Creature
    cell: Cell


@event("aqualin.dealt")
class Dealt(Event):
    """The first creatures lie in the pool, and it is known who begins (AQ-2.1, AQ-2.3)."""

    pool: tuple[Creature, ...]
    first_seat: Seat


@event("aqualin.slid")
class Slid(Event):
    """A creature slid (AQ-3.1)."""

    seat: Seat
    creature: Creature
    origin: Cell
    target: Cell


@event("aqualin.placed")
class Placed(Event):
    """A creature of the pool was placed (AQ-3.3)."""

    seat: Seat
    creature: Creature
    cell: Cell


@event("aqualin.drawn")
class Drawn(Event):
    """A creature came from the stack to the pool (AQ-3.4)."""

    creature: Creature


@event("aqualin.scored")
class Scored(Event):
    """The reef is full, the schools are counted (AQ-4)."""

    colour: int
    animal: int
    winner_seat: Seat


@event("aqualin.left")
class SeatLeft(Event):
    """A seat gave up; the other one has won."""

    seat: Seat
    winner_seat: Seat


# Actions are made once and shared: by numbers of the two cells, and of the creature and the cell.

SLIDES: Final = tuple(tuple(Slide(origin, target) for target in CELL_NAMES) for origin in CELL_NAMES)
PLACES: Final = tuple(tuple(Place(creature, cell) for cell in CELL_NAMES) for creature in CREATURES)
