"""A match as somebody may see it: its seats, its view, and what a seat keeps to itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

from seaboard.engine.facts import Outcome
from seaboard.engine.records import View
from seaboard.matches.clocks import TimeControl
from seaboard.matches.words.opening import Access, Spectators, Start, TimeLimit
from seaboard.matches.words.people import Player

MatchStatus = Literal["open", "running", "finished", "aborted"]


SeatStatus = Literal["open", "invited", "taken", "house"]


MatchFilter = Literal["all", "mine", "my-turn", "free"]


@dataclass(frozen=True, slots=True)
class Seat:
    """A place in a match and who holds it. `picks` are what one may pick when sitting down, empty for most games."""

    number: int
    status: SeatStatus
    player: Player | None
    level: str | None
    roles: tuple[str, ...]
    pick: str | None
    picks: tuple[str, ...]
    has_left: bool


@dataclass(frozen=True, slots=True)
class Asked:
    """A seat that must choose now: public. `has_chosen`: it did, and may change it (in a sealed turn unseen)."""

    seat: int
    has_chosen: bool
    deadline: datetime | None
    seconds_left: int | None = None


@dataclass(frozen=True, slots=True)
class SeatTime:
    """What a seat has of time, as everybody may know it. `bank`: seconds kept, of controls that keep any. `is_resting`:
    its clock stands still now, for a day off, quiet hours, a vacation or an outage. `away_until`: when its player's
    vacation ends. `has_lapsed`: its time has run out, and its opponents may claim. `stand_in`: the level of the house
    bot that plays until its player is back. `wants_pause`: it has asked for a pause."""

    seat: int
    bank: int | None
    is_resting: bool
    away_until: datetime | None
    has_lapsed: bool
    stand_in: str | None
    wants_pause: bool


@dataclass(frozen=True, slots=True)
class Note:
    """What a player has written to itself."""

    text: str
    written_at: datetime | None


@dataclass(frozen=True, slots=True)
class StandingChoice:
    """A choice made in advance, for when the seat may do something of this kind (the type of an action). `actions` are
    JSON data."""

    kind: str
    actions: Sequence[Any]


@dataclass(frozen=True, slots=True)
class Standing:
    """All that a seat has chosen in advance, in order of preference."""

    choices: tuple[StandingChoice, ...]


@dataclass(frozen=True, slots=True)
class Vacation:
    """A time in which a player's clocks stand still."""

    id: str
    starts_at: datetime
    ends_at: datetime


@dataclass(frozen=True, slots=True)
class Vacations:
    """A player's vacations of this year and later, in order, and whole days left of this year's budget."""

    vacations: tuple[Vacation, ...]
    days_left: int
    now: datetime


@dataclass(frozen=True, slots=True)
class Match:
    """What everybody who may see the match may know of it. `my_seats` are the caller's; `join_code` is for who opened
    the match and for those who sit in it."""

    id: str
    game: str
    rules_version: int
    options: Mapping[str, Any]
    status: MatchStatus
    access: Access
    join_code: str | None
    start: Start
    time_limit: TimeLimit | None
    time_control: TimeControl | None
    times: tuple[SeatTime, ...]
    is_paused: bool
    is_sandbox: bool
    is_rated: bool
    commitment: str
    opened_by: Player | None
    rematch_of: str | None
    opened_at: datetime
    started_at: datetime | None
    finished_at: datetime | None
    spectators: Spectators
    seats: tuple[Seat, ...]
    asked: tuple[Asked, ...]
    outcome: Outcome | None
    my_seats: tuple[int, ...]
    etag: str
    now: datetime


@dataclass(frozen=True, slots=True)
class MatchPage:
    """A part of a list of matches. `next` is the cursor of the following part; None at the end."""

    matches: tuple[Match, ...]
    next: str | None
    etag: str


@dataclass(frozen=True, slots=True)
class SeenMatch:
    """A running or finished match as one viewer sees it. `sequence` is the number of the viewer's latest event."""

    match: str
    game: str
    viewer: int | None
    sequence: int
    status: MatchStatus
    view: View
    asked: tuple[Asked, ...]
    outcome: Outcome | None
    etag: str
    now: datetime
