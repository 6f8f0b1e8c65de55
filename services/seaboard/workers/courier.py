"""Posts to addresses that strangers gave: only to where they may lead, without redirects, and in limited time.

A name is looked up once, every address that it has must be allowed, and the connection goes to one of those very
addresses: what the name leads to a moment later does not matter.
"""

from __future__ import annotations

import socket
import ssl
from collections.abc import Callable, Iterable, Mapping, Sequence
from ipaddress import ip_address
from time import monotonic
from typing import Any

import httpcore
import httpx

from seaboard.matches.addresses import Network, may_reach
from seaboard.matches.send_webhook import Answer

SECONDS_IN_ALL = 15.0
USER_AGENT = "seaboard-webhooks"

LookUp = Callable[[str, int], Sequence[str]]


class Forbidden(httpcore.ConnectError):
    """The address may not be reached."""


def look_up(host: str, port: int) -> list[str]:
    """The addresses that a name has now."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError as error:
        raise httpcore.ConnectError(str(error)) from error
    return [str(one[4][0]) for one in found]


class Guard(httpcore.NetworkBackend):
    """Opens connections to allowed addresses alone."""

    def __init__(self, networks: Sequence[Network], look_up: LookUp) -> None:
        self._networks = networks
        self._look_up = look_up
        self._inner = httpcore.SyncBackend()

    def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.NetworkStream:
        """Connect to the first of the host's addresses, if all of them are allowed."""
        end = monotonic() + SECONDS_IN_ALL
        found = self._look_up(host, port)
        if not found or not all(may_reach(ip_address(one.partition("%")[0]), self._networks) for one in found):
            raise Forbidden("not a public address")
        return Hurried(self._inner.connect_tcp(found[0], port, timeout, local_address, socket_options), end)


class Hurried(httpcore.NetworkStream):
    """A connection whose every step ends when its whole time is over, however slowly the other side drips."""

    def __init__(self, inner: httpcore.NetworkStream, end: float) -> None:
        self._inner = inner
        self._end = end

    def _left(self) -> float:
        left = self._end - monotonic()
        if left <= 0:
            raise httpcore.ReadTimeout
        return left

    def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        return self._inner.read(max_bytes, self._left())

    def write(self, buffer: bytes, timeout: float | None = None) -> None:
        self._inner.write(buffer, self._left())

    def close(self) -> None:
        self._inner.close()

    def start_tls(
        self, ssl_context: ssl.SSLContext, server_hostname: str | None = None, timeout: float | None = None
    ) -> httpcore.NetworkStream:
        return Hurried(self._inner.start_tls(ssl_context, server_hostname, self._left()), self._end)

    def get_extra_info(self, info: str) -> Any:
        return self._inner.get_extra_info(info)


class GuardedTransport(httpx.HTTPTransport):
    """httpx's own transport over guarded connections, each used once."""

    def __init__(self, networks: Sequence[Network], look_up: LookUp) -> None:
        context = httpx.create_ssl_context(trust_env=False)
        super().__init__(verify=context, trust_env=False)
        guard = Guard(networks, look_up)
        self._pool = httpcore.ConnectionPool(
            ssl_context=context, max_keepalive_connections=0, network_backend=guard, retries=0
        )


class Courier:
    """Posts; what comes of it is told, never raised. Nothing of an answer's body is read."""

    def __init__(self, networks: Sequence[Network], look_up: LookUp = look_up) -> None:
        self._client = httpx.Client(
            transport=GuardedTransport(networks, look_up),
            follow_redirects=False,
            timeout=SECONDS_IN_ALL,
            trust_env=False,
        )

    def post(self, url: str, headers: Mapping[str, str], body: str) -> Answer:
        try:
            sent = {**headers, "Content-Type": "application/json", "User-Agent": USER_AGENT}
            with self._client.stream("POST", url, headers=sent, content=body.encode()) as answer:
                return Answer(answer.status_code, None, answer.headers.get("Retry-After"))
        except httpx.TimeoutException:
            return Answer(None, "timeout")
        except httpx.ConnectError as error:
            return Answer(None, "forbidden-address" if isinstance(error.__cause__, Forbidden) else "no-connection")
        except (httpx.HTTPError, httpx.InvalidURL, UnicodeError):
            return Answer(None, "no-answer")

    def close(self) -> None:
        self._client.close()
