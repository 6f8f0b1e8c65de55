"""Wake-ups between processes. A wake-up tells that there is something to read, never what; one lost costs a moment."""

from __future__ import annotations

import os
from collections.abc import Iterable
from threading import Event, Lock, Thread
from time import sleep
from typing import Any

from psycopg import Connection, OperationalError, sql

OUTBOX = "seaboard_outbox"
MATCHES = "seaboard_matches"

SECONDS_BEFORE_RECONNECTING = 0.5
SECONDS_OF_BREATH_A_ROW = 0.005
LONGEST_BREATH = 0.05
IDS_A_MESSAGE = 150  # a message may be 7,999 bytes long, an id is 36 characters


def breath(rows: int) -> float:
    """Seconds to wait for more after so many came together: the more there were, the more is saved by taking the next
    ones together, too."""
    return min(LONGEST_BREATH, rows * SECONDS_OF_BREATH_A_ROW)


class Lost(Exception):
    """The listening connection broke; what happens until there is another one is not heard."""


class Bell:
    """Wakes the relay after a commit, from a thread of its own: the first ring at once, those of a short while after it
    as one."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._rung = Event()
        self._rings = 0
        self._lock = Lock()
        self._process = 0
        self._is_open = True

    def ring(self) -> None:
        """Returns at once; never fails, since the relay looks by itself from time to time."""
        if self._process != os.getpid():
            self._start()
        self._rings += 1  # roughly, as threads do not wait for each other here
        self._rung.set()

    def close(self) -> None:
        self._is_open = False
        self._rung.set()

    def _start(self) -> None:
        with self._lock:
            if self._process != os.getpid():
                self._process = os.getpid()
                Thread(target=self._work, name="bell", daemon=True).start()

    def _work(self) -> None:
        connection: Connection[Any] | None = None
        while self._rung.wait() and self._is_open:
            self._rung.clear()
            rings, self._rings = self._rings, 0
            try:
                if connection is None or connection.closed:
                    connection = connect(self._url)
                notify(connection, OUTBOX, "")
            except OperationalError:
                connection = None
            sleep(breath(rings))
        if connection is not None:
            connection.close()


def connect(url: str) -> Connection[Any]:
    """A connection of its own that need not wait for the disk: what it says is lost with it anyway."""
    options = "-c synchronous_commit=off"
    return Connection.connect(url, autocommit=True, application_name="seaboard-bell", options=options)


def notify(connection: Connection[Any], channel: str, message: str) -> None:
    connection.execute("select pg_notify(%s, %s)", (channel, message))


def to_messages(matches: Iterable[str]) -> list[str]:
    """Ids of matches in as few messages as they fit in."""
    ids = sorted(set(matches))
    return [",".join(ids[start : start + IDS_A_MESSAGE]) for start in range(0, len(ids), IDS_A_MESSAGE)]


class Ear:
    """Hears the messages of a channel from when it is opened on: what happened before must be read. Raises Lost."""

    def __init__(self, url: str, channel: str) -> None:
        try:
            self._connection = connect(url)
            self._connection.execute(sql.SQL("listen {}").format(sql.Identifier(channel)))
        except OperationalError as error:
            raise Lost from error

    def __enter__(self) -> Ear:
        return self

    def __exit__(self, *_: object) -> None:
        self._connection.close()

    def hear(self, seconds: float) -> list[str]:
        """The next messages; none if none came for so long."""
        try:
            return [notice.payload for notice in self._connection.notifies(timeout=seconds, stop_after=1)]
        except OperationalError as error:
            raise Lost from error
