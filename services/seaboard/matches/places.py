"""The places of a process's streams, kept together: one statement now and then, however many streams there are."""

from __future__ import annotations

from threading import RLock
from time import monotonic

from seaboard.matches.refusals import UnknownToken
from seaboard.store import streams
from seaboard.store.database import Database, Unavailable


class Places:
    """Streams by their ids, each with its access token's."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._lock = RLock()  # a stream that nobody reads any more may be swept up, and go, at any moment
        self._tokens: dict[str, str] = {}
        self._lost: set[str] = set()
        self._kept_at = monotonic()

    def add(self, stream: str, token: str) -> None:
        """A stream that has just taken its place."""
        with self._lock:
            self._tokens[stream] = token

    def remove(self, stream: str) -> None:
        """From now on its place is not kept: whoever gives it back does so after this."""
        with self._lock:
            self._tokens.pop(stream, None)
            self._lost.discard(stream)

    def check(self, stream: str, seconds: float) -> None:
        """Keep all places, if that was not done for so many seconds. Raises UnknownToken once the stream's token is no
        longer good."""
        if monotonic() - self._kept_at >= seconds and self._lock.acquire(blocking=False):
            try:
                self._keep_all()
            finally:
                self._lock.release()
        if stream in self._lost:
            raise UnknownToken

    def _keep_all(self) -> None:
        """Under the lock all the while: a place that is given back meanwhile must not be taken again."""
        before, self._kept_at = self._kept_at, monotonic()
        tokens = dict(self._tokens)
        try:
            with self._database.single() as tx:
                good = streams.keep_streams(tx, tokens)
        except Unavailable:
            self._kept_at = before
            raise
        self._lost = tokens.keys() - good
