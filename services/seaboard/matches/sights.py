"""What all streams of a match look at in one process: read once when it may have changed. Judges nobody: whoever looks
is to ask first what its viewer may be told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from threading import Lock
from time import monotonic

from seaboard.engine.events import Viewer
from seaboard.matches.held import Held
from seaboard.matches.looks import seat_names, to_player
from seaboard.matches.read_events import to_event
from seaboard.matches.service import Service
from seaboard.matches.words.telling import SeenEvent
from seaboard.store import sights
from seaboard.store.database import Database, Failed, Unavailable
from seaboard.store.sights import SharedRow, Sighted

MOST_EVENTS = 100
MATCHES_AT_ONCE = 150
SECONDS_KEPT = 5.0
"""How long an event is there for a stream that comes late to it. Whoever needs an older one reads for itself."""


@dataclass(frozen=True, slots=True)
class Shared:
    """An event, and as each viewer sees it who has asked so far."""

    row: SharedRow
    read_at: float
    seen: dict[Viewer, SeenEvent] = field(default_factory=dict, repr=False)


@dataclass(frozen=True, slots=True)
class Sight:
    """A match of one moment. `ticket` counts the reads: this one saw all that had been committed when it was drawn."""

    ticket: int
    read_at: float
    found: Sighted = field(repr=False)
    latest: tuple[Shared, ...] = field(repr=False)

    def hold(self, service: Service) -> Held:
        """The match in hand, without its state."""
        row = self.found.match
        return Held(service.find_game(row.game), row, self.found.seats, {}, self.found.now)

    def events(self, held: Held, viewer: Viewer, after: int, last: int) -> tuple[SeenEvent, ...] | None:
        """The viewer's events after a number, up to another, who may be told them; None if one of them is not here."""
        numbered = [(number, one) for one in self.latest if (number := one.row.number(viewer)) is not None]
        found = [(number, one) for number, one in numbered if after < number <= last]
        if [number for number, _ in found] != list(range(after + 1, last + 1)):
            return None
        return tuple(self._seen(held, viewer, one) for _, one in found)

    def _seen(self, held: Held, viewer: Viewer, one: Shared) -> SeenEvent:
        """The same object for all who see the same."""
        if viewer not in one.seen:
            players = {row.id: to_player(row) for row in self.found.players}
            one.seen[viewer] = to_event(held, one.row.seen_by(viewer), seat_names(held.seats, players))
        return one.seen[viewer]


@dataclass(slots=True)
class Kept:
    """Of a match that is followed: by how many, the ticket of its latest wake-up, and what was read last."""

    followers: int = 0
    woken: int = 0
    sight: Sight | None = None
    reading: Lock = field(default_factory=Lock)


class Sights:
    """Those of one process. Nothing is kept of a match that nobody follows."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._kept: dict[str, Kept] = {}
        self._lock = Lock()
        self._tickets = count(1)

    @contextmanager
    def follow(self, match: str) -> Iterator[None]:
        """Whoever follows may look."""
        with self._lock:
            self._kept.setdefault(match, Kept()).followers += 1
        try:
            yield
        finally:
            with self._lock:
                kept = self._kept[match]
                kept.followers -= 1
                if not kept.followers:
                    del self._kept[match]

    def renew(self, matches: Iterable[str] | None = None) -> None:
        """These (None: all) may have changed: those that are followed are read, many by one statement. What cannot be
        read now is read by whoever looks, who is told why not."""
        with self._lock:
            ticket = next(self._tickets)
            woken = [match for match in (self._kept if matches is None else matches) if match in self._kept]
            for match in woken:
                self._kept[match].woken = ticket
        try:
            for start in range(0, len(woken), MATCHES_AT_ONCE):
                self._read(woken[start : start + MATCHES_AT_ONCE], ticket)
        except (Unavailable, Failed):
            return

    def look(self, match: str, seconds: float) -> Sight | None:
        """The match as it was after its latest wake-up, and at most so long ago; None if there is no such match, or
        nobody follows it. Of those who look at once one reads."""
        kept = self._kept.get(match)
        if kept is None:
            return None
        if _is_good(kept, seconds):
            return kept.sight
        with kept.reading:
            if not _is_good(kept, seconds):
                self._read([match], self._draw())
        return kept.sight if _is_good(kept, seconds) else None

    def _draw(self) -> int:
        with self._lock:
            return next(self._tickets)

    def _read(self, matches: Sequence[str], ticket: int) -> None:
        """The ticket was drawn before: a wake-up that came since then is not served by this."""
        with self._lock:
            known = {match: kept.sight for match in matches if (kept := self._kept.get(match)) is not None}
        if not known:
            return
        after = {match: None if sight is None else sight.found.match.last_event for match, sight in known.items()}
        now = monotonic()
        with self._database.single() as tx:
            found = sights.read_sights(tx, after, MOST_EVENTS)
        with self._lock:
            for one in found:
                kept = self._kept.get(one.match.id)
                if kept is not None and (kept.sight is None or kept.sight.ticket < ticket):
                    kept.sight = _sight(ticket, now, one, known[one.match.id])


def _is_good(kept: Kept, seconds: float) -> bool:
    sight = kept.sight
    return sight is not None and sight.ticket >= kept.woken and monotonic() - sight.read_at < seconds


def _sight(ticket: int, now: float, found: Sighted, before: Sight | None) -> Sight:
    """What was read before, and is not old, stands in front of what was read now."""
    kept = [] if before is None else [one for one in before.latest if now - one.read_at < SECONDS_KEPT]
    latest = [*kept, *(Shared(row, now) for row in found.events)]
    return Sight(ticket, now, found, tuple(latest[-MOST_EVENTS:]))
