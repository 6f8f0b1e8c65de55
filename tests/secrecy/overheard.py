"""What the broker is told: every command, in the order in which it was given."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread

SECONDS_TO_HEAR = 20.0


class Broker:
    """Hears every command that the broker is given, from when it was made on."""

    def __init__(self, url: str) -> None:
        self.heard = bytearray()
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.connect(url.removeprefix("redis+socket://"))
        self._socket.sendall(b"MONITOR\r\n")
        self._socket.settimeout(SECONDS_TO_HEAR)
        assert self._socket.recv(5) == b"+OK\r\n"
        self._socket.settimeout(0.2)
        self._stop = Event()
        self._thread = Thread(target=self._listen, daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        while not self._stop.is_set():
            try:
                self.heard += self._socket.recv(1 << 16)
            except TimeoutError:
                continue

    def wait_for(self, count: int) -> None:
        """Until so many messages were put into queues."""
        end = time.monotonic() + SECONDS_TO_HEAR
        while self.heard.lower().count(b'"lpush"') < count:
            assert time.monotonic() < end, bytes(self.heard)
            time.sleep(0.02)

    def stop(self) -> bytes:
        """All that was heard."""
        if not self._stop.is_set():
            self._stop.set()
            self._thread.join()
            self._socket.close()
        return bytes(self.heard).replace(b'\\"', b'"')


@contextmanager
def listening(url: str) -> Iterator[Broker]:
    broker = Broker(url)
    try:
        yield broker
    finally:
        broker.stop()
