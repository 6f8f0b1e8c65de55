"""How answers are written where a body alone is not enough: with an ETag, unchanged, or as text."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any, Final

from flask import Response, current_app, request
from markdown_it import MarkdownIt
from marshmallow import Schema

from seaboard.api.context import settings
from seaboard.api.problems import Problem

MARKDOWN: Final = "text/markdown"
_MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")


def tagged(shape: Schema, value: Any, status: int = 200) -> Response:
    """The value with its ETag (weak: the server's time stands beside it); 304 without a body if the caller has it."""
    if request.method == "GET" and request.if_none_match.contains_weak(value.etag):
        response = Response(status=304)
    else:
        response = plain(shape.dump(value), status)
    response.set_etag(value.etag, weak=True)
    return response


def bare(header: str | None) -> str | None:
    """The ETag of a header without its quotes, and without the mark of a weak one."""
    return None if header is None else header.strip().removeprefix("W/").strip('"')


def plain(body: Any, status: int = 200) -> Response:
    """The body as JSON."""
    return Response(current_app.json.dumps(body), status, content_type="application/json")


def page_size(query: Mapping[str, Any]) -> int:
    """How many items the page may have."""
    wanted: int = query.get("limit", settings().page_size)
    return min(wanted, settings().page_size_most)


def rules_page(title: str, markdown: str) -> Response:
    """The rules as Markdown, or as a page for a browser."""
    best = request.accept_mimetypes.best_match((MARKDOWN, "text/html")) if request.accept_mimetypes else MARKDOWN
    if best is None:
        raise Problem("not-acceptable", "The rules are had as text/markdown or as text/html.")
    said = _PAGE.format(title=escape(title), body=_MARKDOWN.render(markdown)) if best == "text/html" else markdown
    return Response(said, content_type=f"{best}; charset=utf-8", headers={"Vary": "Accept"})


def page(title: str, body: str, *, form: bool = False) -> Response:
    """A page of our own for a browser; with a `form` it may send that back here, and nowhere else."""
    response = Response(_PAGE.format(title=escape(title), body=body), content_type="text/html; charset=utf-8")
    if form:
        response.headers["Content-Security-Policy"] = PAGE_POLICY.replace("form-action 'none'", "form-action 'self'")
    return response


PAGE_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""What a browser may do with a page: it runs our scripts alone, and in no frame."""

_PAGE: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title><link rel="stylesheet" href="/docs/assets/page.css">
</head>
<body><main>
{body}</main></body>
</html>
"""
