"""What every request and answer has in common: an id, who is asking, headers, and which kind of process answers."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from time import perf_counter
from typing import Any, Final, cast

import structlog
from flask import Flask, Response, current_app, g, request

from seaboard.api.answers import PAGE_POLICY
from seaboard.api.context import service, settings
from seaboard.api.limits import Bucket, Limits
from seaboard.api.problems import Problem
from seaboard.logs import bind_contextvars, clear_contextvars
from seaboard.matches.app_keys import KEY_PREFIX
from seaboard.matches.authenticate import authenticate, authenticate_app
from seaboard.matches.refusals import Refusal, ScopeMissing
from seaboard.matches.tokens import PREFIX as TOKEN_PREFIX
from seaboard.matches.words.people import HOUSE
from seaboard.metrics import REQUEST_SECONDS, REQUESTS
from seaboard.telemetry import is_traced, span, tell

log = structlog.get_logger(__name__)

REQUEST_ID: Final = re.compile(r"[A-Za-z0-9._-]{8,64}")
DATA_POLICY: Final = "default-src 'none'; frame-ancestors 'none'"
"""What a browser may do with data: nothing."""
SERVER_TIME: Final = re.compile(rb'"server_time":"[^"]*"')
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
PROBES: Final = frozenset({"/healthz", "/readyz"})
NO_BEARER: Final = "The header must be `Authorization: Bearer`, a space, and the token."
NO_KEY: Final = "This is a player's access token; here an app's key is needed."
NO_PLAYER: Final = "This is an app's key; here a player's access token is needed, such as an app mints."
TOKEN: Final = re.compile(r"[\x21-\x7e]{1,4096}")


def add_manners(app: Flask) -> None:
    """Have these looked after around every endpoint."""
    app.before_request(receive)
    app.after_request(dismiss)
    app.teardown_request(close_span)


def receive() -> None:
    """All that is looked after before an endpoint, in this order; as one function, since Flask inspects each."""
    name_request()
    if is_traced():
        open_span()
    ask_who()
    check_limits()
    check_scope()
    check_process()


def dismiss(response: Response) -> Response:
    """All that is looked after before an answer goes."""
    return finish(note(response))


def name_request() -> None:
    """Take the caller's `X-Request-Id` if it is a plain one, else make one."""
    given = request.headers.get("X-Request-Id", "")
    g.request_id = given if REQUEST_ID.fullmatch(given) else secrets.token_hex(8)
    g.began = perf_counter()
    clear_contextvars()
    bind_contextvars(request_id=g.request_id, **{name: str(value) for name, value in _ids(request.view_args)})


def open_span() -> None:
    """The request is a span; around what an answer streams later there is none."""
    route, method = request.url_rule.rule if request.url_rule else "none", _method()
    g.spans = ExitStack()
    facts = {"request_id": g.request_id, "method": method, "route": route}
    ids = {name: str(value) for name, value in _ids(request.view_args)}
    g.span = g.spans.enter_context(span(f"{method} {route}", **facts, **ids))


def close_span(_: BaseException | None) -> None:
    """What was opened is closed, whatever came of it."""
    spans: ExitStack | None = g.pop("spans", None)
    if spans is not None:
        spans.close()


def _method() -> str:
    return request.method if request.method in METHODS else "other"


def _ids(arguments: Mapping[str, Any] | None) -> Iterator[tuple[str, Any]]:
    """What a log line tells of an address: which match, seat and decision."""
    return ((name, value) for name, value in (arguments or {}).items() if name in ("match", "seat", "number"))


def view() -> Any:
    """The endpoint that the address leads to; None if it leads nowhere."""
    return current_app.view_functions.get(request.endpoint or "")


def check_process() -> None:
    """Long polls and streams belong to the streaming processes, all else to others: waiting never blocks playing."""
    endpoint, streams = view(), settings().streams
    if (
        request.method == "OPTIONS"
        or endpoint is None
        or request.endpoint == "static"
        or getattr(endpoint, "everywhere", False)
    ):
        return
    may_wait = getattr(endpoint, "may_wait", False)
    stays = getattr(endpoint, "streams", False)
    waits = stays or (may_wait and request.args.get("wait", "0").strip("0") != "")
    if (streams and not (may_wait or stays)) or (waits and not streams):
        url = settings().streams_url
        raise Problem("wrong-process", streams_url=url if waits and url else None)


def ask_who() -> None:
    """Who is asking, where the endpoint takes notice of it. Who has a wrong token is counted by its address."""
    access = getattr(view(), "access", "anyone")
    if access == "anyone" or request.method == "OPTIONS":
        return
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    if not scheme and access == "reader":
        g.caller = None
        return
    try:
        _take(access, scheme, token.strip())
    except (Refusal, Problem):
        count_address()
        raise


def _take(access: str, scheme: str, token: str) -> None:
    if scheme.lower() != "bearer" or not TOKEN.fullmatch(token):
        raise Problem("not-signed-in" if not scheme else "unknown-token", NO_BEARER if scheme else "")
    if token.startswith(TOKEN_PREFIX if access == "app" else KEY_PREFIX):
        raise Problem("unknown-token", NO_KEY if access == "app" else NO_PLAYER)
    if access == "app":
        g.app = authenticate_app(service(), token)
        return
    g.caller = authenticate(service(), token)


def check_limits() -> None:
    """Whether so much may be asked. Each token has its own buckets, and all players of an app together."""
    endpoint = view()
    if endpoint is None or request.method == "OPTIONS" or hasattr(endpoint, "everywhere"):
        return
    caller, app = g.get("caller"), g.get("app")
    bucket: Bucket = getattr(endpoint, "bucket", "asking")
    if caller is not None:
        g.standing = limits().count(bucket, caller.token_id, None if caller.tenant == HOUSE else caller.tenant)
    elif app is not None:
        g.standing = limits().count(bucket, app.key_id)
    else:
        count_address()


def count_address() -> None:
    """Who does not say who it is, is counted by its address."""
    g.standing = limits().count("asking", f"address {request.remote_addr}")


def limits() -> Limits:
    return cast(Limits, current_app.extensions["limits"])


def check_scope() -> None:
    """Whether the token allows what is asked."""
    caller = g.get("caller")
    if caller is not None and view().scope not in caller.scopes:
        raise ScopeMissing(view().scope)


def finish(response: Response) -> Response:
    """The headers that every answer has; one that depends on the caller is for that caller alone."""
    response.headers["X-Request-Id"] = g.get("request_id", "")
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Referrer-Policy"] = "no-referrer"
    response.headers.setdefault("Content-Security-Policy", DATA_POLICY if response.is_json else PAGE_POLICY)
    standing, deprecation = g.get("standing"), getattr(view(), "deprecation", None)
    for name, value in {
        **(standing.to_headers() if standing else {}),
        **(deprecation.to_headers() if deprecation else {}),
    }.items():
        response.headers.setdefault(name, value)
    if getattr(view(), "access", "anyone") != "anyone":
        response.headers["Cache-Control"] = "private, no-store"
        response.vary.add("Authorization")
    else:
        response.headers.setdefault("Cache-Control", "no-store" if response.status_code >= 400 else "no-cache")
    return tag(response)


def tag(response: Response) -> Response:
    """Whatever can be read in JSON has an ETag: of lists, a hash of all that stands there but the server's time."""
    is_read = request.method == "GET" and response.status_code == 200 and response.is_json
    if is_read and not response.is_streamed and not hasattr(view(), "everywhere") and not response.get_etag()[0]:
        said = SERVER_TIME.sub(b"", response.get_data())
        response.set_etag(hashlib.sha256(said).hexdigest()[:32], weak=True)
        response.make_conditional(request)
    return response


def note(response: Response) -> Response:
    """Count the answer and log it: the route, never the address, whose query may hold what only its caller knows."""
    route = request.url_rule.rule if request.url_rule else "none"
    seconds = perf_counter() - g.get("began", perf_counter())
    method = _method()
    tell(g.get("span"), status=response.status_code)
    REQUESTS.labels(method, route, str(response.status_code)).inc()
    REQUEST_SECONDS.labels(route).observe(seconds)
    write = log.debug if route in PROBES else log.info
    write("request", method=method, route=route, status=response.status_code, ms=round(seconds * 1000, 1))
    return response
