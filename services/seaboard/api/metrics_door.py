"""The door for those who run the house: a port that tells the metrics, which no other port does."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Final

from prometheus_client import CONTENT_TYPE_LATEST

from seaboard.matches.measure_backlog import measure_backlog
from seaboard.matches.service import Service
from seaboard.metrics import Backlog, registry, written

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

PLAIN: Final = "text/plain; charset=utf-8"


class MetricsDoor:
    """Stands before the app. The port is the listening socket's own, which no header can pretend to be."""

    def __init__(self, app: WSGIApplication, port: int, service: Service) -> None:
        self._app = app
        self._port = port or None
        self._registry = registry(Backlog(partial(measure_backlog, service)))

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        if self._port is None or _port_of(environ) != self._port:
            return self._app(environ, start_response)
        if environ.get("PATH_INFO") != "/metrics" or environ.get("REQUEST_METHOD") != "GET":
            return _answer(start_response, "404 Not Found", PLAIN, b"Here is /metrics alone.\n")
        return _answer(start_response, "200 OK", CONTENT_TYPE_LATEST, written(self._registry))


def _port_of(environ: WSGIEnvironment) -> int | None:
    """The socket's own port: where gunicorn listens on a file, SERVER_PORT is what the caller's Host header says."""
    address = environ["gunicorn.socket"].getsockname() if "gunicorn.socket" in environ else None
    return address[1] if isinstance(address, tuple) else None


def _answer(start_response: StartResponse, status: str, kind: str, body: bytes) -> list[bytes]:
    start_response(status, [("Content-Type", kind), ("Content-Length", str(len(body))), ("Cache-Control", "no-store")])
    return [body]
