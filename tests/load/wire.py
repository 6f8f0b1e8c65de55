"""Requests over a kept connection by a client that costs next to nothing, so that a bench measures what is served.

Knows as much of HTTP as our own server writes: a status line, headers, a body of a told length.
"""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

SECONDS_AT_MOST = 30.0
HEAD_ENDS = b"\r\n\r\n"
LENGTH = b"\r\ncontent-length:"


def written(url: str, method: str, path: str, body: Any = None, headers: Mapping[str, str] | None = None) -> bytes:
    """A request as it is sent; `body` as JSON."""
    content = b"" if body is None else json.dumps(body).encode()
    whole = {"Host": urlsplit(url).netloc, **(headers or {}), "Content-Length": str(len(content))}
    if body is not None:
        whole["Content-Type"] = "application/json"
    head = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in whole.items()), "", ""]
    return "\r\n".join(head).encode() + content


class Wire(asyncio.Protocol):
    """One connection, one request at a time. Opened anew where the server closed it as it was idle."""

    def __init__(self, url: str) -> None:
        where = urlsplit(url)
        self._where = (str(where.hostname), where.port or 80)
        self._transport: asyncio.Transport | None = None
        self._answer: asyncio.Future[int] | None = None
        self._kept = b""

    async def ask(self, request: bytes) -> int:
        """The status of the answer, once all of it has come."""
        if self._transport is None:
            await asyncio.get_running_loop().create_connection(lambda: self, *self._where)
        try:
            return await self._ask(request)
        except ConnectionError:
            await asyncio.get_running_loop().create_connection(lambda: self, *self._where)
            return await self._ask(request)

    async def _ask(self, request: bytes) -> int:
        assert self._transport is not None
        self._kept, self._answer = b"", asyncio.get_running_loop().create_future()
        self._transport.write(request)
        return await self._answer

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, reason: Exception | None) -> None:
        self._transport = None
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(reason or ConnectionResetError())

    def data_received(self, data: bytes) -> None:
        self._kept += data
        head, ended, body = self._kept.partition(HEAD_ENDS)
        if ended and len(body) >= _length(head) and self._answer is not None and not self._answer.done():
            self._answer.set_result(int(head.split(b" ", 2)[1]))


class ThreadWire:
    """The same for a thread that waits."""

    def __init__(self, url: str) -> None:
        where = urlsplit(url)
        self.url = url
        self._where = (str(where.hostname), where.port or 80)
        self._socket: socket.socket | None = None

    def ask(self, request: bytes) -> int:
        """The status of the answer, once all of it has come."""
        if self._socket is not None:
            try:
                return self._ask(self._socket, request)
            except ConnectionError:
                self._socket.close()
        self._socket = socket.create_connection(self._where, timeout=SECONDS_AT_MOST)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return self._ask(self._socket, request)

    def _ask(self, connection: socket.socket, request: bytes) -> int:
        connection.sendall(request)
        kept = b""
        while data := connection.recv(65536):
            kept += data
            head, ended, body = kept.partition(HEAD_ENDS)
            if ended and len(body) >= _length(head):
                return int(head.split(b" ", 2)[1])
        raise ConnectionResetError


def _length(head: bytes) -> int:
    _, found, rest = head.lower().partition(LENGTH)
    return int(rest.partition(b"\r\n")[0]) if found else 0
