"""How players find each other: invitations and the pool."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal, get_args

from seaboard.matches.clocks import TimeControl
from seaboard.matches.words.opening import Otherwise, TimeLimit
from seaboard.matches.words.people import Player

InvitationStatus = Literal["pending", "accepted", "declined", "cancelled", "expired"]


EntryStatus = Literal["waiting", "paired", "cancelled", "expired"]


DeclineReason = Literal[
    "unsaid", "not-now", "too-fast", "too-slow", "other-game", "other-options", "no-bots", "only-bots"
]


DECLINE_REASONS: tuple[DeclineReason, ...] = get_args(DeclineReason)


@dataclass(frozen=True, slots=True)
class Invitation:
    """A seat kept for a player until it answers or the time is over; `reason` is why it was declined."""

    match: str
    game: str
    seat: int
    player: Player | None
    invited_by: Player | None
    status: InvitationStatus
    otherwise: Otherwise
    reason: str | None
    invited_at: datetime
    expires_at: datetime
    ended_at: datetime | None


@dataclass(frozen=True, slots=True)
class InvitationPage:
    """A part of a list of pending invitations, the first to expire first."""

    invitations: tuple[Invitation, ...]
    next: str | None
    etag: str
    now: datetime


@dataclass(frozen=True, slots=True)
class PoolEntry:
    """A player waits for others who want the same; `match` is the one that they got."""

    id: str
    game: str
    options: Mapping[str, Any]
    seats: int
    time_limit: TimeLimit | None
    time_control: TimeControl
    is_rated: bool
    rating_low: int | None
    rating_high: int | None
    status: EntryStatus
    match: str | None
    entered_at: datetime
    expires_at: datetime
    ended_at: datetime | None


@dataclass(frozen=True, slots=True)
class PoolPage:
    """A part of the list of a player's entries, newest first."""

    entries: tuple[PoolEntry, ...]
    next: str | None
    etag: str
