"""Answers that come in several forms: which one `Accept` asks for."""

from __future__ import annotations

from html import escape

from flask import Response, request
from markdown_it import MarkdownIt

from seaboard.api.problems import Problem

_PAGE = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title><link rel="stylesheet" href="/static/page.css"></head>
<body><main>
{body}</main></body>
</html>
"""

_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


def page_of_rules(title: str, markdown: str) -> Response:
    """The rules as Markdown, or as a page for a browser."""
    best = request.accept_mimetypes.best_match(("text/markdown", "text/html", "text/plain"))
    if best is None:
        raise Problem("not-acceptable", "The rules are had as text/markdown or as text/html.")
    if best == "text/html":
        body = _PAGE.format(title=escape(title), body=_MARKDOWN.render(markdown))
        return Response(body, mimetype="text/html", headers={"Vary": "Accept"})
    return Response(markdown, mimetype="text/markdown", headers={"Vary": "Accept"})
