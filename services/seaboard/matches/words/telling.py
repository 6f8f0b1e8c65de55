"""What is told: events of a match, notices of an account, deliveries to webhooks."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from seaboard.engine.records import Event
from seaboard.engine.texts import Text
from seaboard.matches.words.matches import Asked


@dataclass(frozen=True, slots=True)
class SeenEvent:
    """An event of one viewer's sequence: what everybody was told, what only this viewer was told, and in words."""

    number: int
    at: datetime
    public: Event | None
    own: Event | None
    texts: tuple[Text, ...]
    english: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EventPage:
    """Events after a number, oldest first. `last` is the number to go on from; `has_more`: there are more now."""

    match: str
    viewer: int | None
    events: tuple[SeenEvent, ...]
    last: int
    has_more: bool
    is_over: bool


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence of what happened, with its event's number."""

    number: int
    at: datetime
    text: str


@dataclass(frozen=True, slots=True)
class CatchUp:
    """What a seat was told after the event `since`, in words, the oldest first. `last` is the number to go on from;
    `asked` are the seats that must choose now."""

    match: str
    seat: int
    since: int
    lines: tuple[Line, ...]
    last: int
    has_more: bool
    is_over: bool
    asked: tuple[Asked, ...]
    now: datetime

    @property
    def text(self) -> str:
        """The whole, a line a sentence."""
        return "\n".join(line.text for line in self.lines)


@dataclass(frozen=True, slots=True)
class Glance:
    """How far a player has read what its seat was told."""

    number: int


Topic = Literal[
    "match.invited",
    "invitation.ended",
    "match.started",
    "match.turn",
    "match.turn-again",
    "match.over",
    "match.cancelled",
    "seat.taken",
    "seat.left",
    "seat.timed-out",
    "webhook.closed",
    "chat.said",
]
"""`match.turn`: it is your turn now; `match.turn-again`: it still is, and you are asked anew. `chat.said`: there is
something to read in a room of yours. `webhook.closed`: nothing more is sent to a webhook of yours; its `status` says
why."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that a player was told: thin, with nothing of what is hidden in a match. `player` is who did it."""

    number: int
    at: datetime
    topic: Topic
    match: str | None
    game: str | None
    seat: int | None
    decision: int | None
    deadline: str | None
    player: str | None
    webhook: str | None


@dataclass(frozen=True, slots=True)
class NoticePage:
    """Notices after a number, oldest first; `is_gap`: some of them are not kept any more."""

    notices: tuple[Notice, ...]
    last: int
    has_more: bool
    is_gap: bool


WebhookStatus = Literal["active", "paused", "gone", "given-up"]
"""`gone`: its address answered 410. `given-up`: nothing was taken there for days. Nothing more is sent to either."""


DeliveryStatus = Literal["pending", "delivered", "failed"]


@dataclass(frozen=True, slots=True)
class Webhook:
    """Where its owner is told by HTTP. `is_shared`: whoever else has a webhook at this URL, each fact goes there once.
    The secret before the last signs too until `old_secret_until`. Nothing is taken there since `failing_since`."""

    id: str
    url: str
    topics: tuple[str, ...]
    is_shared: bool
    status: WebhookStatus
    old_secret_until: datetime | None
    failing_since: datetime | None
    created_at: datetime


@dataclass(frozen=True, slots=True)
class Attempt:
    """One time that a delivery was sent: the status of the answer, or why there was none."""

    number: int
    at: datetime
    answered: int | None
    error: str | None
    milliseconds: int


@dataclass(frozen=True, slots=True)
class Delivery:
    """What is or was sent to a webhook; `due_at`: when it is sent next. `log` is given for a single one."""

    id: str
    topic: str
    body: str
    status: DeliveryStatus
    attempts: int
    due_at: datetime | None
    created_at: datetime
    ended_at: datetime | None
    log: tuple[Attempt, ...]


@dataclass(frozen=True, slots=True)
class DeliveryPage:
    """A part of a webhook's log, newest first. `next` is the cursor of the following part; None at the end."""

    deliveries: tuple[Delivery, ...]
    next: str | None
