"""A service that tells its feed over real connections, and a proxy that cuts them or lets them fall silent."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlsplit

SECONDS_A_BEAT = 0.25
SECONDS_AN_EVENT = 0.01


def notice(number: int) -> dict[str, Any]:
    """A notice as the service writes it."""
    names = ("match", "game", "seat", "decision", "deadline", "player", "webhook")
    return {"number": number, "at": "2026-11-30T18:13:35.491Z", "topic": "match.turn"} | dict.fromkeys(names)


class Teller(ThreadingHTTPServer):
    """Has so many notices to tell, one after another; streams them, unless it is told not to, and lists them."""

    daemon_threads = True

    def __init__(self, count: int, *, streams: bool = True) -> None:
        super().__init__(("127.0.0.1", 0), Telling)
        self.count = count
        self.streams = streams
        self.streams_url: str | None = None
        self.asked: list[str] = []
        self.began = time.monotonic()

    @property
    def told(self) -> int:
        """How many there are by now."""
        return min(self.count, int((time.monotonic() - self.began) / SECONDS_AN_EVENT))


class Telling(BaseHTTPRequestHandler):
    """One request."""

    server: Teller

    def log_message(self, *words: Any) -> None:
        pass

    def do_GET(self) -> None:
        place = urlsplit(self.path)
        self.server.asked.append(place.path)
        with suppress(OSError):
            if place.path == "/v1":
                self.answer({**SERVICE, "streams_url": self.server.streams_url})
            elif place.path.endswith("/stream"):
                self.stream() if self.server.streams else self.answer(PROBLEM, 421)
            else:
                self.answer(self.page(int(parse_qs(place.query).get("after", ["0"])[0])))

    def answer(self, body: dict[str, Any], status: int = 200) -> None:
        data = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def page(self, after: int) -> dict[str, Any]:
        told = self.server.told
        items = [notice(number) for number in range(after + 1, told + 1)][:20]
        last = items[-1]["number"] if items else after
        return {"items": items, "next": str(last), "has_more": last < told, "is_gap": False}

    def stream(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()
        self.wfile.write(b"retry: 2000\n\n: still here\n\n")
        last, beaten = int(self.headers.get("Last-Event-ID", "0")), 0.0
        while True:
            for number in range(last + 1, self.server.told + 1):
                self.wfile.write(f"id: {number}\ndata: {json.dumps(notice(number))}\n\n".encode())
                last = number
            if time.monotonic() - beaten > SECONDS_A_BEAT:
                self.wfile.write(b": still here\n\n")
                beaten = time.monotonic()
            time.sleep(SECONDS_AN_EVENT)


SERVICE = {
    "name": "seaboard",
    "version": "0.1.0",
    "server_time": "2026-11-30T18:45:58.508Z",
    "limits": {
        "body_bytes": 65536,
        "page_size": 50,
        "page_size_most": 200,
        "wait_seconds_most": 25,
        "streams_most": 10,
    },
}
PROBLEM = {
    "type": "/problems/wrong-process",
    "title": "t",
    "status": 421,
    "detail": "d",
    "code": "wrong-process",
    "request_id": "r",
}


class Proxy:
    """Passes connections on. Each has its fate: after so many bytes of the answer it is cut, or it falls silent."""

    def __init__(self, to: tuple[str, int], fates: Iterator[tuple[str, int]]) -> None:
        self.to = to
        self.fates = fates
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.silent: list[socket.socket] = []
        self.connections = 0
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                caller, _ = self.listener.accept()
                self.connections += 1
                threading.Thread(target=self.carry, args=(caller, *next(self.fates)), daemon=True).start()

    def carry(self, caller: socket.socket, fate: str, most: int) -> None:
        with suppress(OSError), socket.create_connection(self.to) as service:
            service.sendall(caller.recv(65536))
            passed = 0
            while data := service.recv(65536):
                part = data if fate == "pass" else data[: max(0, most - passed)]
                caller.sendall(part)
                passed += len(data)
                if fate != "pass" and passed >= most:
                    break
        if fate == "silent":
            self.silent.append(caller)
        else:
            caller.close()

    def close(self) -> None:
        self.listener.close()
        for caller in self.silent:
            caller.close()


@contextmanager
def telling(count: int, fates: Iterator[tuple[str, int]], *, streams: bool = True) -> Iterator[tuple[Teller, Proxy]]:
    """A service of so many notices, whose streams are behind a proxy with these fates of its connections."""
    with Teller(count, streams=streams) as teller:
        threading.Thread(target=teller.serve_forever, args=(0.05,), daemon=True).start()
        host, port = teller.server_address[:2]
        proxy = Proxy((str(host), port), fates)
        teller.streams_url = proxy.url
        try:
            yield teller, proxy
        finally:
            proxy.close()
            teller.shutdown()
