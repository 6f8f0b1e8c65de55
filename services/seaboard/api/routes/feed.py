"""What a player is told across all its matches: read by cursor, waited for, or streamed."""

from __future__ import annotations

from typing import Any

from flask import Response

from seaboard.api.answers import page_size, plain
from seaboard.api.blueprint import Blueprint, access, may_wait, refuses, streams
from seaboard.api.context import house, hub, player, service
from seaboard.api.shapes.feed import NoticePageShape, NoticeShape
from seaboard.api.shapes.queries import FeedQuery, StreamQuery
from seaboard.api.streaming import CONTENT_TYPE, DESCRIPTION, SCHEMA, LastEventId, start_of, stream
from seaboard.matches.read_notices import follow_notices, read_notices, wait_for_notices
from seaboard.matches.words.telling import NoticePage

feed = Blueprint("feed", "What I am told across all my matches.")

NOTICE, NOTICES = NoticeShape(), NoticePageShape()


@feed.get("/v1/account/events")
@access("player", "read")
@may_wait
@refuses("bad-cursor")
@feed.arguments(FeedQuery, location="query")
@feed.response(200, NoticePageShape)
def list_notices(query: dict[str, Any]) -> Response:
    """List what I was told across all my matches: that it is my turn, that one is over; the oldest first."""
    page = _page(query)
    items = [NOTICE.dump(notice) for notice in page.notices]
    return plain({"items": items, "next": str(page.last), "has_more": page.has_more, "is_gap": page.is_gap})


def _page(query: dict[str, Any]) -> NoticePage:
    after, limit = int(query["after"]) if "after" in query else None, page_size(query)
    if house().hub is None or not query["wait"]:
        return read_notices(service(), player(), after=after, limit=limit)
    seconds = min(query["wait"], house().settings.wait_seconds_most)
    return wait_for_notices(service(), hub(), player(), after=after, limit=limit, seconds=seconds)


@feed.get("/v1/account/events/stream")
@access("player", "read")
@streams
@refuses("bad-cursor", "too-many-streams")
@feed.arguments(StreamQuery, location="query")
@feed.arguments(LastEventId, location="headers")
@feed.response(200, SCHEMA, content_type=CONTENT_TYPE, description=DESCRIPTION)
def stream_notices(query: dict[str, Any], headers: dict[str, Any]) -> Response:
    """Stream what I am told across all my matches, as it happens. This stream has no `end`."""
    after, _ = start_of(query, headers)
    told = follow_notices(service(), hub(), player(), after=after, most=house().settings.streams_most)
    return stream(told, lambda notice: (notice.number, NOTICE.dump(notice)))
