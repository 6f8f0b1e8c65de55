"""Requests as they go over a wire, and every byte that comes back: by the test client, or by real HTTP."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

import httpx
from flask import Flask

from seaboard.api.manners import SERVER_TIME

TIME = re.compile(rb"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|\+00:00)")
OF_THE_SERVER = frozenset({"date", "server", "connection", "content-length", "transfer-encoding"})
"""Headers that the HTTP server writes; the body's length is compared with the body."""
SECONDS_LEFT = re.compile(r";t=\d+")
"""When a bucket of requests is full again: a time too. What is left of it is compared."""
REQUEST_ID = "one-id-for-all"


@dataclass(frozen=True, slots=True)
class Heard:
    """One answer, whole."""

    asked: str
    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes

    @property
    def raw(self) -> bytes:
        """All of its bytes."""
        lines = [f"{name}: {value}" for name, value in self.headers]
        return "\n".join([self.asked, str(self.status), *lines]).encode() + b"\n\n" + self.body

    @property
    def is_hashed(self) -> bool:
        """Whether its ETag is a hash of its own body, times and all, and so tells nothing that this does not."""
        etag = dict(self.headers).get("ETag", "").removeprefix("W/").strip('"').partition(":")[0]
        return etag == hashlib.sha256(SERVER_TIME.sub(b"", self.body)).hexdigest()[:32]

    @property
    def timeless(self) -> bytes:
        """All of its bytes but times."""
        headers = [(name, value) for name, value in self.headers if name != "ETag" or not self.is_hashed]
        kept = tuple(
            (name, SECONDS_LEFT.sub("", value) if name == "RateLimit" else value)
            for name, value in sorted(headers)
            if name.lower() not in OF_THE_SERVER
        )
        return TIME.sub(b"<time>", Heard(self.asked, self.status, kept, self.body).raw)


Wire = Callable[[str, str, Mapping[str, str], Any], Heard]
"""Method, path, headers and a body as JSON data (None: no body) to an answer."""


def flask_wire(app: Flask) -> Wire:
    """A wire into an app of this process."""
    client = app.test_client()

    def send(method: str, path: str, headers: Mapping[str, str], json: Any) -> Heard:
        answer = client.open(path, method=method, headers=dict(headers), json=json)
        return Heard(f"{method} {path}", answer.status_code, tuple(answer.headers.items()), answer.get_data())

    return send


@contextmanager
def http_wire(url: str) -> Iterator[Wire]:
    """A wire to a running service."""
    with httpx.Client(base_url=url, timeout=30, trust_env=False) as client:

        def send(method: str, path: str, headers: Mapping[str, str], json: Any) -> Heard:
            answer = client.request(method, path, headers=dict(headers), json=json)
            return Heard(f"{method} {path}", answer.status_code, tuple(_titled(answer)), answer.content)

        yield send


def _titled(answer: httpx.Response) -> Iterator[tuple[str, str]]:
    """The headers with their names as they were sent."""
    return ((name.decode(), value.decode()) for name, value in answer.headers.raw)


@dataclass
class Person:
    """Somebody who asks, and every answer that it got. A stranger without an account has no access token."""

    wire: Wire
    name: str = ""
    token: str = ""
    id: str = ""
    heard: list[Heard] = field(default_factory=list)

    @classmethod
    def register(cls, wire: Wire, name: str) -> Person:
        """Somebody with an account. The answer that holds the access token is theirs and is not kept."""
        key = {"Idempotency-Key": str(uuid4())}
        unique = f"{name} {uuid4().hex[:8]}"
        made = cls(wire).ask("POST", "/v1/players", {"name": unique}, **key)
        return cls(wire, name, made["access_token"], made["player"]["id"])

    def hear(self, method: str, path: str, json: Any = None, **headers: str) -> Heard:
        """The answer, whatever it is."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        token = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        heard = self.wire(method, path, {"X-Request-Id": REQUEST_ID, **token, **named}, json)
        self.heard.append(heard)
        return heard

    def ask(self, method: str, path: str, json: Any = None, **headers: str) -> Any:
        """The answer's JSON; it must succeed."""
        heard = self.hear(method, path, json, **headers)
        assert heard.status < 400, heard.raw
        return httpx.Response(heard.status, content=heard.body).json()

    def ask_for_text(self, path: str) -> str:
        """The answer's body; it must succeed."""
        heard = self.hear("GET", path)
        assert heard.status < 400, heard.raw
        return heard.body.decode()
