"""A TCP proxy before several backends that can break connections off in the middle of an answer."""

from __future__ import annotations

import contextlib
import random
import socket
from threading import Lock, Thread

CHUNK = 1 << 16


class Proxy:
    """Listens on a free port; each connection goes to one of the backends at random."""

    def __init__(self, backends: list[int], draws: random.Random) -> None:
        self._backends, self._draws = backends, draws
        self._listener = socket.create_server(("127.0.0.1", 0), backlog=512)
        self._cuts, self._lock = 0, Lock()
        self.cuts_made = 0
        self._open: set[socket.socket] = set()
        Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def cut(self, count: int) -> None:
        """The next so many answers are broken off half-way."""
        with self._lock:
            self._cuts += count

    def sever(self) -> int:
        """Every connection that is open now ends at once; how many."""
        with self._lock:
            severed = list(self._open)
        for one in severed:
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
        return len(severed)

    def close(self) -> None:
        self._listener.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                Thread(target=self._connect, args=(client,), daemon=True).start()

    def _connect(self, client: socket.socket) -> None:
        try:
            backend = socket.create_connection(("127.0.0.1", self._draws.choice(self._backends)))
        except OSError:
            client.close()
            return
        with self._lock:
            self._open.add(client)
        Thread(target=self._carry, args=(client, backend, False), daemon=True).start()
        self._carry(backend, client, True)
        with self._lock:
            self._open.discard(client)

    def _carry(self, source: socket.socket, target: socket.socket, is_answer: bool) -> None:
        """Bytes from one to the other until either ends; then both do."""
        with contextlib.suppress(OSError):
            while data := source.recv(CHUNK):
                if is_answer and self._takes_cut():
                    target.sendall(data[: len(data) // 2])
                    break
                target.sendall(data)
        for one in (source, target):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()

    def _takes_cut(self) -> bool:
        with self._lock:
            takes = self._cuts > 0
            self._cuts -= takes
            self.cuts_made += takes
            return takes
