"""A match is opened: its game, options and seats are fixed, its seed is drawn and committed to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from seaboard.matches.service import Service
from seaboard.matches.words import Access, Caller, Match, SeatWish, Start, TimeLimit


def open_match(
    service: Service,
    caller: Caller,
    *,
    game: str,
    seats: Sequence[SeatWish],
    options: Mapping[str, Any] | None = None,
    time_limit: TimeLimit | None = None,
    start: Start = "full",
    access: Access = "public",
) -> Match:
    """The match as opened; with `start` "full" and no seat left open it has started. Raises UnknownGame, BadOptions,
    BadSeats, BadPick, BadTimeLimit, UnknownPlayer.
    """
    raise NotImplementedError
