"""How an endpoint states what it is: its operation's name, who may ask, and every refusal it can answer with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from http import HTTPStatus
from typing import Any, Final, Literal, TypeVar, cast

import flask_smorest
from marshmallow import Schema
from werkzeug.http import http_date

from seaboard.api.bodies import Parser
from seaboard.api.problems import CONTENT_TYPE, KINDS, Problem

Access = Literal["anyone", "reader", "player", "app"]
"""Who may ask: anyone; anyone, though a token may show more; a player with an access token; an app with its key."""

Scope = Literal["", "read", "play", "open", "webhooks", "admin"]
"""What the token must allow (`seaboard.matches.tokens` says it in words); nothing where no token is needed."""

View = TypeVar("View", bound=Callable[..., Any])


def security(who: Access, scope: Scope) -> list[dict[str, list[str]]]:
    """How the document says it: each entry is a way to ask."""
    ways: dict[Access, list[dict[str, list[str]]]] = {
        "anyone": [],
        "reader": [{}, {"accessToken": [scope]}],
        "player": [{"accessToken": [scope]}],
        "app": [{"appKey": []}],
    }
    return ways[who]


def access(who: Access, scope: Scope = "") -> Callable[[View], View]:
    """State who may call the endpoint, and of a player what its token must allow. One without this cannot be
    registered."""
    needed: Scope = "read" if who == "reader" and not scope else scope
    if (who in ("reader", "player")) != bool(needed):
        raise TypeError(f"access for '{who}' with the scope '{scope}' cannot be meant")

    def mark(view: View) -> View:
        view.access, view.scope = who, needed  # type: ignore[attr-defined]
        return view

    return mark


def refuses(*codes: str) -> Callable[[View], View]:
    """State the problems that the endpoint answers with, besides those that follow from its parameters."""
    for code in codes:
        KINDS[code]  # a misspelt one fails at import

    def mark(view: View) -> View:
        view.refuses = codes  # type: ignore[attr-defined]
        return view

    return mark


def everywhere(view: View) -> View:
    """The endpoint is answered by every process; without this, ordinary ones alone answer it."""
    view.everywhere = True  # type: ignore[attr-defined]
    return view


def decides(view: View) -> View:
    """The endpoint makes or withdraws a choice: that is counted in a bucket of its own, apart from all other asking."""
    view.bucket = "deciding"  # type: ignore[attr-defined]
    return view


@dataclass(frozen=True, slots=True)
class Deprecation:
    """Since when an endpoint should not be used any more, until when it answers, and what to use instead."""

    since: datetime
    sunset: datetime
    instead: str

    def to_headers(self) -> dict[str, str]:
        """RFC 9745, RFC 8594, RFC 8288."""
        return {
            "Deprecation": f"@{int(self.since.timestamp())}",
            "Sunset": http_date(self.sunset),
            "Link": f'<{self.instead}>; rel="successor-version"',
        }


def deprecated(since: datetime, sunset: datetime, instead: str) -> Callable[[View], View]:
    """Say in every answer, and in the document, that the endpoint goes, when, and what comes in its place."""
    if since.tzinfo is None or sunset.tzinfo is None or sunset <= since:
        raise TypeError("both are times with a zone, and the end comes after")

    def mark(view: View) -> View:
        view.deprecation = Deprecation(since, sunset, instead)  # type: ignore[attr-defined]
        return view

    return mark


def may_wait(view: View) -> View:
    """The endpoint takes `wait`: streaming processes answer it, and ordinary ones if there is nothing to wait for."""
    view.may_wait = True  # type: ignore[attr-defined]
    return view


def streams(view: View) -> View:
    """The endpoint stays open: streaming processes alone answer it."""
    view.streams = True  # type: ignore[attr-defined]
    return view


class Blueprint(flask_smorest.Blueprint):  # type: ignore[misc]
    """A group of endpoints that share a tag of the document."""

    ARGUMENTS_PARSER = Parser()

    def __init__(self, name: str, description: str) -> None:
        super().__init__(name, __name__, description=description)
        self._prepare_doc_cbks += [_prepare_refusals, _prepare_tag]

    # flask-smorest has no types: these give its decorators theirs.

    def get(self, rule: str) -> Callable[[View], View]:
        """Answer GET at this address."""
        return cast(Callable[[View], View], super().get(rule))

    def post(self, rule: str) -> Callable[[View], View]:
        """Answer POST at this address."""
        return cast(Callable[[View], View], super().post(rule))

    def put(self, rule: str) -> Callable[[View], View]:
        """Answer PUT at this address."""
        return cast(Callable[[View], View], super().put(rule))

    def delete(self, rule: str) -> Callable[[View], View]:
        """Answer DELETE at this address."""
        return cast(Callable[[View], View], super().delete(rule))

    def arguments(self, shape: type[Schema], **more: Any) -> Callable[[View], View]:
        """Take the body, or what `location` names, as this shape says. It is made once, not for each request."""
        return cast(Callable[[View], View], super().arguments(shape(), **more))

    def response(
        self, status: int, shape: type[Schema] | dict[str, Any] | None = None, **more: Any
    ) -> Callable[[View], View]:
        """Answer with this status and shape."""
        return cast(Callable[[View], View], super().response(status, shape, **more))

    def add_url_rule(
        self, rule: str, endpoint: str | None = None, view_func: Any = None, *rest: Any, **more: Any
    ) -> None:
        """Register an endpoint, its name in the document taken from the function's."""
        if not hasattr(view_func, "access"):
            raise TypeError(f"{view_func.__name__} does not state its access")
        manual = view_func._apidoc.setdefault("manual_doc", {})
        manual.setdefault("operationId", _camel(view_func.__name__))
        manual["security"] = security(view_func.access, view_func.scope)
        manual["x-access"] = view_func.access
        if hasattr(view_func, "deprecation"):
            manual["deprecated"] = True
        if view_func.scope:
            manual["x-scope"] = view_func.scope
        view_func._apidoc["is_tagged"] = not hasattr(view_func, "everywhere")
        view_func._apidoc["refuses"] = [*(["not-found"] if "<" in rule else []), *_codes(view_func)]
        super().add_url_rule(rule, endpoint, view_func, *rest, **more)


def _camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)


def _codes(view: Any) -> list[str]:
    """All problems of an endpoint but those of its path: what it states, and what follows from what it takes."""
    codes = list(getattr(view, "refuses", ()))
    places = [part["in"] for part in view._apidoc.get("arguments", {}).get("parameters", ())]
    if view.access != "anyone":
        codes += ["unknown-token"] if view.access == "reader" else ["not-signed-in", "unknown-token"]
    if view.scope:
        codes += ["scope-missing", "quota-reached", "issuer-unreachable"]
    if places:
        codes.append("invalid-request")
    if "json" in places:
        codes += ["malformed-json", "not-json", "body-too-large"]
    if not hasattr(view, "everywhere"):
        codes += ["wrong-process", "too-many-requests"]
    return [*codes, "internal-error", "unavailable"]


def _prepare_refusals(doc: dict[str, Any], doc_info: dict[str, Any], **context: Any) -> dict[str, Any]:
    """Write the endpoint's problems into its operation, in place of what flask-smorest guesses."""
    responses = {str(status): answer for status, answer in doc["responses"].items() if isinstance(answer, dict)}
    by_status: dict[int, list[str]] = {}
    for code in dict.fromkeys(doc_info["refuses"]):
        by_status.setdefault(KINDS[code].status, []).append(code)
    for status in sorted(by_status):
        problem = problem_response(by_status[status])
        answer = responses.setdefault(str(status), problem)
        answer["content"] = {**answer["content"], **problem["content"]}
    doc["responses"] = responses
    return doc


def _prepare_tag(doc: dict[str, Any], doc_info: dict[str, Any], *, method: str, **context: Any) -> dict[str, Any]:
    """Whatever can be read in JSON has an ETag, and is not sent again to who has it."""
    answer = doc["responses"].get("200", {})
    if method.lower() == "get" and doc_info["is_tagged"] and "application/json" in answer.get("content", {}):
        answer["headers"] = {**answer.get("headers", {}), **ETAG}
        doc["responses"].setdefault("304", {"description": "It is as you have it."})
    return doc


ETAG: Final = {"ETag": {"description": "Names this state of it.", "schema": {"type": "string"}}}
"""How the document tells of the header."""

LIMIT_HEADERS: Final = {
    "Retry-After": {"description": "How many seconds to wait.", "schema": {"type": "integer", "minimum": 1}},
    "RateLimit": {
        "description": "A bucket, what is left in it, and in how many seconds it is full again.",
        "schema": {"type": "string"},
    },
    "RateLimit-Policy": {
        "description": "The bucket, how much it holds, and for how many seconds.",
        "schema": {"type": "string"},
    },
}
"""What a 429 tells besides."""


def problem_response(codes: list[str]) -> dict[str, Any]:
    """One status of an operation: the problems that it may be, each with an example."""
    status = HTTPStatus(KINDS[codes[0]].status)
    lines = [f"- `{code}`: {KINDS[code].title}. {KINDS[code].meaning}" for code in codes]
    examples = {code: {"value": Problem(code).to_data("3f6c1d8e9a7b4c2d")} for code in codes}
    content = {"schema": {"$ref": "#/components/schemas/Problem"}, "examples": examples}
    answer: dict[str, Any] = {"description": "\n".join([f"{status.phrase}.", "", *lines])}
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        answer["headers"] = LIMIT_HEADERS
    return {**answer, "content": {CONTENT_TYPE: content}}
