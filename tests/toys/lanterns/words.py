"""What a seat may do in Lanterns, what can happen, and what one sees."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from seaboard.engine.records import Action, Event, View, action, event, view
from seaboard.engine.texts import Text

Phase = Literal["hide", "dig", "plot", "over"]


@action("lanterns.hide")
class Hide(Action):
    """Hide at a spot; the spots of all are shown together. Who is alone scores (LA-1)."""

    spot: int


@action("lanterns.dig")
class Dig(Action):
    """Dig at a spot where nobody has dug this round, and draw what lies there (LA-2)."""

    spot: int


@action("lanterns.wait")
class Wait(Action):
    """Dig no more; one may still think better of it while others dig (LA-2)."""


@action("lanterns.mark")
class Mark(Action):
    """Mark a spot in secret (LA-3)."""

    spot: int


@action("lanterns.close")
class Close(Action):
    """End the secret turn (LA-3)."""


@event("lanterns.hidden")
class Hidden(Event):
    """Where each seat hid."""

    spots: tuple[int, ...]


@event("lanterns.dug")
class Dug(Event):
    """A seat dug, and found so much."""

    seat: int
    spot: int
    worth: int


@event("lanterns.waited")
class Waited(Event):
    """A seat digs no more."""

    seat: int


@event("lanterns.plotted")
class Plotted(Event):
    """A secret turn is over; so many marks were made."""

    seat: int
    count: int


@event("lanterns.marked")
class Marked(Event):
    """Where one's own marks are."""

    spots: tuple[int, ...]

    def texts(self) -> Iterable[Text]:
        return (Text(self.TYPE, {"spots": list(self.spots)}),)


@event("lanterns.left")
class HasLeft(Event):
    """A seat plays no more."""

    seat: int


@view("lanterns")
class LanternsView(View):
    """What everybody sees, and of the marks one's own."""

    round: int
    phase: Phase
    scores: tuple[int, ...]
    dug: tuple[int, ...]
    waiting: tuple[int, ...]
    gone: tuple[int, ...]
    counts: tuple[int, ...]
    marks: tuple[int, ...]
