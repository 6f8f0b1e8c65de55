"""What the service tells in a match's sequences beside the game's events: who sits, who is asked, who was late."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files

from seaboard.engine.events import Seen
from seaboard.engine.facts import Outcome
from seaboard.engine.play import AnyGame
from seaboard.engine.records import Data, Event, Record, event, from_tagged, record
from seaboard.engine.texts import Text

TEXTS = files("seaboard.matches").joinpath("texts.en.json")


@event("match.sat-down")
class SatDown(Event):
    """A player, or a house bot, took a seat."""

    seat: int
    name: str


@event("match.got-up")
class GotUp(Event):
    """A seat is open again."""

    seat: int

    def texts(self) -> Iterable[Text]:
        return (Text(self.TYPE, {"number": self.seat}),)


@event("match.invited")
class Invited(Event):
    """A seat is kept for a player (by id), until the time that it has to answer is over (RFC 3339)."""

    seat: int
    player: str
    expires_at: str

    def texts(self) -> Iterable[Text]:
        return (Text(self.TYPE, {"number": self.seat}),)


@event("match.declined")
class Declined(Event):
    """A player (by id) declined the invitation to a seat, which is open again. `reason` is one of a list."""

    seat: int
    player: str
    reason: str

    def texts(self) -> Iterable[Text]:
        return (Text(f"{self.TYPE}.{self.reason}", {"number": self.seat}),)


@event("match.uninvited")
class Uninvited(Event):
    """The invitation to a seat was taken back; the seat is open again."""

    seat: int

    def texts(self) -> Iterable[Text]:
        return (Text(self.TYPE, {"number": self.seat}),)


@event("match.invitation-expired")
class InvitationExpired(Event):
    """The invitation to a seat was not answered in time; the seat is open again."""

    seat: int

    def texts(self) -> Iterable[Text]:
        return (Text(self.TYPE, {"number": self.seat}),)


@event("match.handed-over")
class HandedOver(Event):
    """A house bot goes on in a seat whose player has got up."""

    seat: int
    level: str

    def texts(self) -> Iterable[Text]:
        return (Text(self.TYPE, {"number": self.seat, "level": self.level}),)


@event("match.vacated")
class Vacated(Event):
    """A player has got up; until a time (RFC 3339) whoever likes may go on in the seat."""

    seat: int
    expires_at: str

    def texts(self) -> Iterable[Text]:
        return (Text(self.TYPE, {"number": self.seat}),)


@event("match.started")
class Started(Event):
    """The match has started."""


@record
class AskedSeat(Record):
    """A seat that may choose, and until when (RFC 3339). `has_chosen`: it did its part, and may still change it."""

    seat: int
    deadline: str | None
    has_chosen: bool


@event("match.asked")
class SeatsAsked(Event):
    """These seats must choose now."""

    asked: tuple[AskedSeat, ...]

    def texts(self) -> Iterable[Text]:
        return (Text(self.TYPE, {"seat": one.seat}) for one in self.asked if not one.has_chosen)


@event("match.your-decision")
class YourDecision(Event):
    """Your seat has a new decision to make."""

    decision: int
    deadline: str | None

    def texts(self) -> Iterable[Text]:
        return (Text(self.TYPE, {"decision": self.decision}),)


@event("match.nonce-added")
class NonceAdded(Event):
    """A seat has added a nonce to the match's chance."""

    seat: int


@event("match.standing-dropped")
class StandingDropped(Event):
    """What your seat had chosen in advance did not fit when it was asked for: it is for you to choose."""

    decision: int
    kind: str


@event("match.sealed")
class Sealed(Event):
    """A seat has made its sealed choice; it may change it unseen until the last seat has chosen (ALL-2)."""

    seat: int


@event("match.taken-back")
class TakenBack(Event):
    """A seat has taken back its last choice, with which nothing had come to light. The game's last so many `events`
    have not happened."""

    seat: int
    decision: int
    events: int


@event("match.timed-out")
class TimedOut(Event):
    """A seat's time has run out."""

    seat: int


@event("match.lapsed")
class Lapsed(Event):
    """A seat's time has run out, and its opponents may say what comes of it: claim the forfeit, or wait."""

    seat: int


@event("match.stood-in")
class StoodIn(Event):
    """A house bot plays for a seat until its player is back."""

    seat: int
    level: str


@event("match.came-back")
class CameBack(Event):
    """A seat's player is back, and plays instead of the house bot."""

    seat: int


@event("match.pause-asked")
class PauseAsked(Event):
    """A seat asks for a pause; there is one when all seats have asked."""

    seat: int


@event("match.paused")
class Paused(Event):
    """All clocks stand still, until any seat resumes."""


@event("match.resumed")
class Resumed(Event):
    """The clocks run on."""

    seat: int


@event("match.advanced")
class Advanced(Event):
    """Who opened the sandbox has moved its clock forward."""

    seconds: int


@event("match.gave-up")
class GaveUp(Event):
    """A seat resigned, or forfeited by its clock."""

    seat: int
    leaving: str


@event("match.cancelled")
class Cancelled(Event):
    """The match was called off before its start."""


@event("match.over")
class Over(Event):
    """The match is over."""

    outcome: Outcome

    def texts(self) -> Iterable[Text]:
        yield Text(self.TYPE, {"ending": self.outcome.ending})
        for seat in self.outcome.winners():
            yield Text("match.won", {"seat": seat})


SERVICE_EVENTS: tuple[type[Event], ...] = (
    SatDown,
    GotUp,
    Invited,
    Declined,
    Uninvited,
    InvitationExpired,
    HandedOver,
    Vacated,
    Started,
    SeatsAsked,
    YourDecision,
    NonceAdded,
    StandingDropped,
    Sealed,
    TakenBack,
    TimedOut,
    Lapsed,
    StoodIn,
    CameBack,
    PauseAsked,
    Paused,
    Resumed,
    Advanced,
    GaveUp,
    Cancelled,
    Over,
)


def read_event(game: AnyGame, data: Data | None) -> Event | None:
    """An event of the game or of the service, as it was stored."""
    return None if data is None else from_tagged((*SERVICE_EVENTS, *game.event_types), data)


def is_of_game(seen: Seen) -> bool:
    """Whether the game told it, and so its memory counts it."""
    return not isinstance(seen.public if seen.own is None else seen.own, SERVICE_EVENTS)
