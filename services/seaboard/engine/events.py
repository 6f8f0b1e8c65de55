"""How a game tells what happened: split at birth into what everybody may know and what each seat may know besides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from seaboard.engine.records import Event

Viewer = int | None
"""A seat, or None for a spectator."""


@dataclass(frozen=True, slots=True)
class Told:
    """One event as it was born. `public` is None where only the seats of `own` learn that anything happened."""

    public: Event | None
    own: Mapping[int, Event] = field(default_factory=dict)

    def seen_by(self, viewer: Viewer) -> Seen | None:
        """The viewer's part, or None if it learns nothing at all."""
        own = None if viewer is None else self.own.get(viewer)
        return None if self.public is None and own is None else Seen(self.public, own)


@dataclass(frozen=True, slots=True)
class Seen:
    """An event as one viewer knows it: the public part, and what only this viewer's seat was told."""

    public: Event | None
    own: Event | None = None


class Recorder:
    """Keeps what is told. `news` says that something came to light that the acting seat could not foresee."""

    listening = True

    def __init__(self) -> None:
        self.told: list[Told] = []
        self.news = False

    def tell(self, public: Event | None, own: Mapping[int, Event] | None = None, *, news: bool = False) -> None:
        """Record one event. `news=True` where it answers from what was hidden (a draw, an answer of a hidden seat)."""
        self.told.append(Told(public, own or {}))
        self.news = self.news or news


class Deaf:
    """Hears nothing: for play-outs. Games ask `events.listening` before they make an event."""

    listening = False

    def tell(self, public: Event | None, own: Mapping[int, Event] | None = None, *, news: bool = False) -> None:
        """Nothing."""


Events = Recorder | Deaf
DEAF = Deaf()
