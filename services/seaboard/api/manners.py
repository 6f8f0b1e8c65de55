"""What every request and answer has in common: an id, who is asking, headers, and which kind of process answers."""

from __future__ import annotations

import re
import secrets
from typing import Final

from flask import Flask, Response, current_app, g, request

from seaboard.api.context import settings
from seaboard.api.problems import Problem

REQUEST_ID: Final = re.compile(r"[A-Za-z0-9._-]{8,64}")


def add(app: Flask) -> None:
    """Have these looked after around every endpoint."""
    app.before_request(name_request)
    app.before_request(check_process)
    app.after_request(finish)


def name_request() -> None:
    """Take the caller's `X-Request-Id` if it is a plain one, else make one."""
    given = request.headers.get("X-Request-Id", "")
    g.request_id = given if REQUEST_ID.fullmatch(given) else secrets.token_hex(8)


def check_process() -> None:
    """Long polls are answered by the streaming processes, everything else by the others: waiting cannot block playing."""
    view = current_app.view_functions.get(request.endpoint or "")
    everywhere = getattr(view, "everywhere", True)
    waits = request.args.get("wait", "0") not in ("", "0")
    if not everywhere and waits != settings().streams:
        raise Problem("wrong-process", streams_url=settings().streams_url or None)


def finish(response: Response) -> Response:
    """The headers that every answer has."""
    response.headers["X-Request-Id"] = g.get("request_id", "")
    response.headers.setdefault("Cache-Control", "no-store")
    response.headers.setdefault("X-Content-Type-Options", "nosniff")
    return response
