"""What a seat may do in Walk the Plank! and what can happen: actions and events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from seaboard.engine.records import Action, Between, Event, Record, action, event, record
from seaboard.engine.texts import Text
from seaboard.games.walk_the_plank.data import MOST_SEATS, Card, GhostCard, Place, Target

Seat = Annotated[int, Between(0, MOST_SEATS - 1)]
Pass = Literal[1, 2, 3]
Ending = Literal["sole-survivor", "two-survivors", "all-drowned", "out-of-time", "resigned", "forfeited"]


# What a seat may do


@action("walk-the-plank.plan")
class Plan(Action):
    """Put three different cards face down, in the order in which they will be turned (WP-3.1)."""

    cards: tuple[Card, Card, Card]


@action("walk-the-plank.haunt")
class Haunt(Action):
    """As a ghost, put one card face down and say in which pass it will be turned (WP-7.3)."""

    card: GhostCard
    in_pass: Pass


@action("walk-the-plank.shove")
class Shove(Action):
    """Shove a pirate of a seat one place toward the Kraken; the one that shoves stands in the same place (WP-4.1 to
    WP-4.3, WP-7.4)."""

    place: Place
    victim_seat: Seat


@action("walk-the-plank.drag")
class Drag(Action):
    """Move one's own pirate and one other of the same place together, the way the card says (WP-4.6, WP-4.7). Where
    `other_seat` is one's own, two of one's own pirates move."""

    place: Place
    other_seat: Seat


@action("walk-the-plank.move")
class Move(Action):
    """Move one's own pirate (WP-4.8, WP-4.9)."""

    origin: Place
    target: Target


@action("walk-the-plank.charge")
class Charge(Action):
    """Move one's own pirate one place toward the Kraken and shove a pirate of `victim_seat` there one place further;
    null where there is nobody to shove (WP-4.10)."""

    origin: Place
    victim_seat: Seat | None


@action("walk-the-plank.become-ghost")
class BecomeGhost(Action):
    """Go on as a ghost from the next round (WP-7.1)."""


@action("walk-the-plank.rest")
class Rest(Action):
    """Do not become a ghost; final (WP-7.1)."""


CarryOut = Shove | Drag | Move | Charge
"""How the owner of a turned card carries it out (WP-3.3)."""


# What may happen


@event("walk-the-plank.opened")
class Opened(Event):
    """A match began; chance gave the captain's favour to a seat (WP-2)."""

    seats: int
    planks: int
    favour_seat: int


@event("walk-the-plank.round-began")
class RoundBegan(Event):
    """A round began: cards are chosen, and the holder of the favour will be first (WP-3.1, WP-3.2)."""

    round: int
    favour_seat: int


@record
class GhostPass(Record):
    """In which pass a ghost will act."""

    seat: int
    in_pass: Pass


@event("walk-the-plank.laid")
class Laid(Event):
    """All cards of the round lie face down; the passes of the ghosts are known (WP-3.1, WP-7.3)."""

    round: int
    ghosts: tuple[GhostPass, ...]

    def texts(self) -> Iterable[Text]:
        yield Text("walk-the-plank.laid", {"round": self.round})
        for ghost in self.ghosts:
            yield Text("walk-the-plank.laid.ghost", {"seat": ghost.seat, "in_pass": ghost.in_pass})


@event("walk-the-plank.own-cards")
class OwnCards(Event):
    """To its owner alone: the cards that it put face down, in order; a ghost's one card."""

    cards: tuple[Card, ...]


@event("walk-the-plank.turned")
class Turned(Event):
    """A seat's card was turned (WP-3.2)."""

    seat: int
    card: Card
    in_pass: Pass


@event("walk-the-plank.no-effect")
class NoEffect(Event):
    """Nothing can be done with the turned card (WP-3.3)."""

    seat: int
    card: Card


@event("walk-the-plank.shoved")
class Shoved(Event):
    """A seat, or its ghost, shoved a pirate."""

    seat: int
    victim_seat: int
    origin: Place
    target: Target


@event("walk-the-plank.dragged")
class Dragged(Event):
    """A seat's pirate and another one moved together."""

    seat: int
    other_seat: int
    origin: Place
    target: Target

    def texts(self) -> Iterable[Text]:
        way = {"seat": self.seat, "origin": self.origin, "target": self.target}
        if self.other_seat == self.seat:
            yield Text("walk-the-plank.dragged.own", way)
        else:
            yield Text("walk-the-plank.dragged", {**way, "other_seat": self.other_seat})


@event("walk-the-plank.moved")
class Moved(Event):
    """A seat's own pirate moved."""

    seat: int
    origin: Place
    target: Target


@event("walk-the-plank.charged")
class Charged(Event):
    """A seat's pirate charged, and shoved another one further if there was one to shove."""

    seat: int
    origin: Place
    target: Target
    victim_seat: int | None
    victim_target: Target | None

    def texts(self) -> Iterable[Text]:
        run = {"seat": self.seat, "origin": self.origin, "target": self.target}
        if self.victim_seat is None:
            yield Text("walk-the-plank.charged.alone", run)
        else:
            shoved = {"victim_seat": self.victim_seat, "victim_target": self.victim_target}
            yield Text("walk-the-plank.charged", {**run, **shoved})


@event("walk-the-plank.extended")
class Extended(Event):
    """A plank was added (WP-4.4); `planks` is how many there are now."""

    seat: int
    planks: int


@event("walk-the-plank.retracted")
class Retracted(Event):
    """The last plank was taken away (WP-4.5); `planks` is how many there are now."""

    seat: int
    planks: int


@event("walk-the-plank.drowned")
class Drowned(Event):
    """Pirates of a seat went to the Kraken; `left` are still alive (WP-3.6)."""

    seat: int
    pirates: int
    left: int


@event("walk-the-plank.out")
class Out(Event):
    """A seat's last pirate died: it plays no further card (WP-5.1)."""

    seat: int


@event("walk-the-plank.last-round")
class LastRound(Event):
    """The round in course is the last (WP-6.1)."""

    round: int


@event("walk-the-plank.lies-out")
class LiesOut(Event):
    """A seat's cards with a skull lie out for the next round (WP-3.4)."""

    seat: int
    cards: tuple[Card, ...]


@event("walk-the-plank.ghost-rose")
class GhostRose(Event):
    """A seat that is out goes on as a ghost (WP-7.1)."""

    seat: int


@event("walk-the-plank.ghost-rests")
class GhostRests(Event):
    """A seat that is out does not become a ghost (WP-7.1)."""

    seat: int


@event("walk-the-plank.left")
class LeftMatch(Event):
    """A seat gave up its part: its pirates are gone and it plays no further card."""

    seat: int
    leaving: Literal["resigned", "forfeited"]

    def texts(self) -> Iterable[Text]:
        yield Text(f"walk-the-plank.left.{self.leaving}", {"seat": self.seat})


@event("walk-the-plank.favour-passed")
class FavourPassed(Event):
    """The holder of the favour left before the cards were down: another seat will be first (WP-3.5)."""

    favour_seat: int


@event("walk-the-plank.ended")
class Ended(Event):
    """The match is over (WP-6)."""

    ending: Ending
    winner_seats: tuple[int, ...]

    def texts(self) -> Iterable[Text]:
        yield Text(f"walk-the-plank.ended.{self.ending}")
        for seat in self.winner_seats:
            yield Text("walk-the-plank.wins", {"seat": seat})


ACTIONS: tuple[type[Action], ...] = (Plan, Haunt, Shove, Drag, Move, Charge, BecomeGhost, Rest)
EVENTS: tuple[type[Event], ...] = (
    Opened,
    RoundBegan,
    Laid,
    OwnCards,
    Turned,
    NoEffect,
    Shoved,
    Dragged,
    Moved,
    Charged,
    Extended,
    Retracted,
    Drowned,
    Out,
    LastRound,
    LiesOut,
    GhostRose,
    GhostRests,
    LeftMatch,
    FavourPassed,
    Ended,
)
