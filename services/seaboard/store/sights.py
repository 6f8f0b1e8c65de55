"""Matches as all of their streams look at them, with their latest events. Each part is given to its viewer alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from seaboard.store.database import Transaction
from seaboard.store.events import SeenRow
from seaboard.store.matches import MatchRow, SeatRow
from seaboard.store.players import PlayerRow
from seaboard.store.queries import load
from seaboard.store.values import from_json

SQL = load("sights.sql")

SECRETS: Mapping[str, Any] = {"seed": b"", "nonces": [], "state": None}
"""What of a match is not read."""


@dataclass(frozen=True, slots=True)
class SharedRow:
    """An event with everybody's part, of which one is had at a time. `numbers` are the spectator's and each seat's."""

    event: int
    numbers: list[int | None]
    at: datetime
    public: dict[str, Any] | None = field(repr=False)
    own: dict[str, Any] | None = field(repr=False)

    def number(self, viewer: int | None) -> int | None:
        """Its number in the viewer's sequence; None where the viewer learns nothing."""
        return self.numbers[0 if viewer is None else viewer + 1]

    def seen_by(self, viewer: int | None) -> SeenRow:
        """As one viewer knows it, who learns of it."""
        number = self.number(viewer)
        assert number is not None
        own = None if viewer is None else (self.own or {}).get(str(viewer))
        return SeenRow(number, self.at, self.public, own)


@dataclass(slots=True)
class Sighted:
    """A match of one moment, its seats, who sits there, and its events after the one that was asked for."""

    match: MatchRow
    now: datetime
    seats: list[SeatRow]
    players: list[PlayerRow]
    events: list[SharedRow]


def read_sights(tx: Transaction, after: Mapping[str, int | None], most: int) -> list[Sighted]:
    """Those of the matches that there are, each with its events after a number (None: with none), at most the latest
    `most`. One statement, so all is of one moment."""
    values = {"matches": list(after), "after": list(after.values()), "most": most}
    return [_sighted(whole) for whole in tx.column(SQL["read_sights"], values)]


def _sighted(whole: Mapping[str, Any]) -> Sighted:
    (match,) = from_json(MatchRow, [whole["match"] | SECRETS])
    return Sighted(
        match,
        datetime.fromisoformat(whole["now"]),
        from_json(SeatRow, whole["seats"]),
        from_json(PlayerRow, whole["players"]),
        from_json(SharedRow, whole["events"]),
    )
