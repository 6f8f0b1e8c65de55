"""What a seat is asked, and what became of its answer."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from seaboard.engine.records import Action, View
from seaboard.engine.turns import Mode
from seaboard.matches.words.opening import Maker

DecisionStatus = Literal["open", "sealed", "closed", "void"]


@dataclass(frozen=True, slots=True)
class Receipt:
    """The stored record of a choice made. `first_event` to `last_event` are the seat's own events that it caused,
    `next_decision` the seat's decision that was open after it; None while it is sealed or where there is none."""

    match: str
    seat: int
    decision: int
    status: Literal["sealed", "closed"]
    actions: tuple[Action, ...]
    maker: Maker
    made_at: datetime
    first_event: int | None
    last_event: int | None
    next_decision: int | None


@dataclass(frozen=True, slots=True)
class Decision:
    """A point at which a seat must choose, as that seat sees it. `legal_actions` are given while it is open or sealed:
    of a private turn those of its first step. `current` is the number of the seat's open or sealed decision."""

    match: str
    game: str
    seat: int
    number: int
    status: DecisionStatus
    mode: Mode
    is_private: bool
    legal_actions: tuple[Action, ...]
    opened_at: datetime
    deadline: datetime | None
    seconds_left: int | None
    receipt: Receipt | None
    current: int | None
    etag: str
    now: datetime


@dataclass(frozen=True, slots=True)
class OpenDecision:
    """One line of 'where is it my turn': no legal actions, to be cheap across many matches."""

    match: str
    game: str
    seat: int
    number: int
    opened_at: datetime
    deadline: datetime | None


@dataclass(frozen=True, slots=True)
class OpenDecisions:
    """A part of the list of the caller's open decisions, the most urgent first: those with a deadline, then the
    oldest."""

    decisions: tuple[OpenDecision, ...]
    next: str | None
    etag: str
    now: datetime


@dataclass(frozen=True, slots=True)
class Preview:
    """What would follow from these actions, as far as the seat can know. `view` and `next_actions` are what the seat
    would see and could do after them; where they bring something new, `brings_news` is true and both are withheld.
    `is_whole` says whether they may be sent as the choice."""

    actions: tuple[Action, ...]
    view: View | None
    next_actions: tuple[Action, ...]
    brings_news: bool
    is_whole: bool
