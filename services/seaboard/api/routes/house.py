"""The service itself: what it is, whether it is well, and its reference."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from flask import Response, current_app, render_template

from seaboard import __version__
from seaboard.api.answers import plain
from seaboard.api.blueprint import Blueprint, access, everywhere
from seaboard.api.context import house as house_around
from seaboard.api.context import service, settings
from seaboard.api.problems import KINDS, Problem
from seaboard.api.shapes.house import HealthShape, ProblemKindShape, ReadinessShape, ServiceShape
from seaboard.matches.check_readiness import check_readiness

house = Blueprint("service", "The service itself.")


@house.get("/v1")
@access("anyone")
@everywhere
@house.response(200, ServiceShape)
def get_service() -> dict[str, Any]:
    """Get the service's version, clock and limits, and where long polls are answered."""
    return {
        "name": "seaboard",
        "version": __version__,
        "server_time": datetime.now(UTC),
        "streams_url": settings().streams_url or None,
        "limits": settings(),
    }


@house.get("/healthz")
@access("anyone")
@everywhere
@house.response(200, HealthShape)
def get_health() -> dict[str, str]:
    """Tell that this process answers."""
    return {"status": "ok"}


@house.get("/readyz")
@access("anyone")
@everywhere
@house.response(503, ReadinessShape, description="Something that is needed is missing.")
@house.response(200, ReadinessShape, description="Requests can be served.")
def get_readiness() -> Response:
    """Tell whether the database is there and up to date, and whether the broker answers.

    Without the broker requests are served all the same: what is to be sent waits until it is back.
    """
    found = check_readiness(service())
    body = {"status": "ready" if found.is_ready else "not-ready", "parts": {**found.parts, "broker": _ask_broker()}}
    return plain(body, 200 if found.is_ready else 503)


def _ask_broker() -> str:
    broker = house_around().broker
    if broker is None:
        return "not set"
    return "ready" if broker.answers() else "cannot be reached"


@house.get("/problems/<name:code>")
@access("anyone")
@everywhere
@house.response(200, ProblemKindShape)
def get_problem(code: str) -> dict[str, Any]:
    """Get what a problem's `type` means."""
    if code not in KINDS:
        raise Problem("not-found", f"There is no problem '{code}'.")
    kind = KINDS[code]
    return {"code": code, "title": kind.title, "status": kind.status, "meaning": kind.meaning, "again": kind.again}


@house.get("/openapi.json")
@access("anyone")
@everywhere
@house.response(200, {"type": "object", "additionalProperties": True}, description="The document.")
def get_document() -> Response:
    """Get this document."""
    return plain(current_app.extensions["document"])


@house.get("/docs")
@access("anyone")
@everywhere
@house.response(200, {"type": "string"}, content_type="text/html", description="A page for a browser.")
def get_reference() -> Response:
    """Read the reference of this API."""
    return Response(render_template("reference.html"), content_type="text/html; charset=utf-8")
