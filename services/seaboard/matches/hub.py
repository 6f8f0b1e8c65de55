"""Wakes those that wait for a match: one listening connection a process, one wake-up a match, however many wait; and
what streams look at then is read once for all of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from threading import Event, Lock, Thread

from seaboard.matches.places import Places
from seaboard.matches.sights import Sights
from seaboard.store.bell import MATCHES, SECONDS_BEFORE_RECONNECTING, Ear, Lost
from seaboard.store.database import Database

SECONDS_A_LOOK = 1.0


class Hub:
    """For streaming processes. What woke is read again from the tables: one lost costs a while, never an event."""

    def __init__(self, database: Database) -> None:
        self._url = database.direct_url
        self.places = Places(database)
        self.sights = Sights(database)
        self._watchers: dict[str, set[Event]] = defaultdict(set)
        self._lock = Lock()
        self._closed = Event()
        self._thread: Thread | None = None

    def close(self) -> None:
        """Stop listening, and let go all that wait."""
        self._closed.set()
        self._ring_all()

    @property
    def is_closed(self) -> bool:
        return self._closed.is_set()

    @contextmanager
    def watch(self, match: str) -> Iterator[Event]:
        """An event that is set whenever the match may have changed."""
        changed = Event()
        with self._lock:
            self._watchers[match].add(changed)
            if self._thread is None:
                self._thread = Thread(target=self._work, name="hub", daemon=True)
                self._thread.start()
        try:
            yield changed
        finally:
            with self._lock:
                self._watchers[match].discard(changed)
                if not self._watchers[match]:
                    del self._watchers[match]

    def _work(self) -> None:
        while not self.is_closed:
            try:
                self._listen()
            except Lost:
                self._closed.wait(SECONDS_BEFORE_RECONNECTING)

    def _listen(self) -> None:
        """Hear until closed. What happened while nobody listened wakes everybody."""
        with Ear(self._url, MATCHES) as ear:
            self.sights.renew()
            self._ring_all()
            while not self.is_closed:
                heard = ear.hear(SECONDS_A_LOOK)
                self._wake({match for message in heard for match in message.split(",")})

    def _wake(self, matches: Collection[str]) -> None:
        """First there is something to see, then those who wait for it are rung."""
        self.sights.renew(matches)
        with self._lock:
            for match in matches:
                for changed in self._watchers.get(match, ()):
                    changed.set()

    def _ring_all(self) -> None:
        with self._lock:
            for watchers in self._watchers.values():
                for changed in watchers:
                    changed.set()
