"""Whether the broker answers. Choices do not need it: what is to be sent waits in the outbox until it is back."""

from __future__ import annotations

import time
from threading import Lock

from kombu import Connection

SECONDS_TO_REACH = 2
SECONDS_TO_TRUST = 5.0


class Broker:
    """One address, asked at most once in five seconds however many want to know."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._lock = Lock()
        self._asked_at = float("-inf")
        self._answers = False

    def answers(self) -> bool:
        with self._lock:
            if time.monotonic() - self._asked_at > SECONDS_TO_TRUST:
                self._answers = self._ask()
                self._asked_at = time.monotonic()
            return self._answers

    def _ask(self) -> bool:
        try:
            with Connection(self._url, connect_timeout=SECONDS_TO_REACH) as connection:
                connection.ensure_connection(max_retries=1, timeout=SECONDS_TO_REACH)
        except Exception:  # each transport has errors of its own
            return False
        return True
