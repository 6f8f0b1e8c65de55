"""What every request and answer has in common: an id, who is asking, headers, and which kind of process answers."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator, Mapping
from time import perf_counter
from typing import Any, Final

import structlog
from flask import Flask, Response, current_app, g, request

from seaboard.api.context import service, settings
from seaboard.api.problems import Problem
from seaboard.logs import bind_contextvars, clear_contextvars
from seaboard.matches.authenticate import authenticate
from seaboard.matches.refusals import ScopeMissing
from seaboard.metrics import REQUEST_SECONDS, REQUESTS

log = structlog.get_logger(__name__)

REQUEST_ID: Final = re.compile(r"[A-Za-z0-9._-]{8,64}")
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
PROBES: Final = frozenset({"/healthz", "/readyz"})
TOKEN: Final = re.compile(r"[\x21-\x7e]{1,200}")


def add_manners(app: Flask) -> None:
    """Have these looked after around every endpoint."""
    app.before_request(name_request)
    app.before_request(ask_who)
    app.before_request(check_process)
    app.after_request(finish)
    app.after_request(note)


def name_request() -> None:
    """Take the caller's `X-Request-Id` if it is a plain one, else make one."""
    given = request.headers.get("X-Request-Id", "")
    g.request_id = given if REQUEST_ID.fullmatch(given) else secrets.token_hex(8)
    g.began = perf_counter()
    clear_contextvars()
    bind_contextvars(request_id=g.request_id, **{name: str(value) for name, value in _ids(request.view_args)})


def _ids(arguments: Mapping[str, Any] | None) -> Iterator[tuple[str, Any]]:
    """What a log line tells of an address: which match, seat and decision."""
    return ((name, value) for name, value in (arguments or {}).items() if name in ("match", "seat", "number"))


def view() -> Any:
    """The endpoint that the address leads to; None if it leads nowhere."""
    return current_app.view_functions.get(request.endpoint or "")


def check_process() -> None:
    """Long polls and streams belong to the streaming processes, all else to others: waiting never blocks playing."""
    endpoint, streams = view(), settings().streams
    if endpoint is None or request.endpoint == "static" or getattr(endpoint, "everywhere", False):
        return
    may_wait = getattr(endpoint, "may_wait", False)
    stays = getattr(endpoint, "streams", False)
    waits = stays or (may_wait and request.args.get("wait", "0").strip("0") != "")
    if (streams and not (may_wait or stays)) or (waits and not streams):
        url = settings().streams_url
        raise Problem("wrong-process", streams_url=url if waits and url else None)


def ask_who() -> None:
    """Who is asking, where the endpoint takes notice of it."""
    access = getattr(view(), "access", "anyone")
    if access == "anyone":
        return
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    if not scheme and access == "reader":
        g.caller = None
        return
    token = token.strip()
    if scheme.lower() != "bearer" or not TOKEN.fullmatch(token):
        raise Problem("not-signed-in" if not scheme else "unknown-token")
    caller = authenticate(service(), token)
    if view().scope not in caller.scopes:
        raise ScopeMissing(view().scope)
    g.caller = caller


def finish(response: Response) -> Response:
    """The headers that every answer has; one that depends on the caller is for that caller alone."""
    response.headers["X-Request-Id"] = g.get("request_id", "")
    response.headers["X-Content-Type-Options"] = "nosniff"
    if getattr(view(), "access", "anyone") != "anyone":
        response.headers["Cache-Control"] = "private, no-store"
        response.vary.add("Authorization")
    else:
        response.headers.setdefault("Cache-Control", "no-store" if response.status_code >= 400 else "no-cache")
    return response


def note(response: Response) -> Response:
    """Count the answer and log it: the route, never the address, whose query may hold what only its caller knows."""
    route = request.url_rule.rule if request.url_rule else "none"
    seconds = perf_counter() - g.get("began", perf_counter())
    method = request.method if request.method in METHODS else "other"
    REQUESTS.labels(method, route, str(response.status_code)).inc()
    REQUEST_SECONDS.labels(route).observe(seconds)
    tell = log.debug if route in PROBES else log.info
    tell("request", method=method, route=route, status=response.status_code, ms=round(seconds * 1000, 1))
    return response
