"""Playing: what a viewer sees and was told, what a seat is asked, and what it answers."""

from __future__ import annotations

from typing import Any

from flask import Response

from seaboard.api.answers import bare, page_size, plain, tagged
from seaboard.api.blueprint import Blueprint, access, decides, may_wait, refuses, streams
from seaboard.api.context import house, hub, player, reader, service, settings
from seaboard.api.shapes.play import (
    CatchUpShape,
    ChoiceShape,
    DecisionShape,
    DecisionsShape,
    DraftShape,
    EventPageShape,
    GlanceShape,
    PreviewShape,
    ReceiptShape,
    SeenEventShape,
    SeenMatchShape,
)
from seaboard.api.shapes.queries import CatchUpQuery, EventsQuery, IfMatch, StreamQuery
from seaboard.api.streaming import CONTENT_TYPE, DESCRIPTION, SCHEMA, LastEventId, start_of, stream
from seaboard.matches import catch_up as catching_up
from seaboard.matches import preview as previewing
from seaboard.matches.decide import decide
from seaboard.matches.follow_events import follow_events
from seaboard.matches.read_decision import read_decision
from seaboard.matches.read_events import read_events
from seaboard.matches.read_open_decisions import read_open_decision
from seaboard.matches.read_view import read_view
from seaboard.matches.take_back import take_back
from seaboard.matches.wait_for_events import wait_for_events
from seaboard.matches.withdraw import withdraw
from seaboard.matches.words.decisions import Preview
from seaboard.matches.words.telling import CatchUp, EventPage, Glance

play = Blueprint("play", "What a viewer sees and was told; what a seat is asked, and what it answers.")

SEEN, EVENTS, EVENT = SeenMatchShape(), EventPageShape(), SeenEventShape()
DECISION, RECEIPT = DecisionShape(), ReceiptShape()
SEAT = ("unknown-match", "unknown-seat", "not-your-seat")
CHOICE = (*SEAT, "unknown-decision", "not-started", "match-over", "bad-choice", "illegal-action", "decision-closed")
CHANGE = ("decision-void", "too-late", "etag-needed", "etag-stale")
CATCH_UP = 1000
"""So many events are told in words at once, if the settings allow it."""


@play.get("/v1/matches/<id:match>/view")
@access("reader")
@refuses("unknown-match", "not-started", "no-spectators")
@play.response(200, SeenMatchShape)
def get_public_view(match: str) -> Response:
    """Get what everybody may know of the match now."""
    return tagged(SEEN, read_view(service(), reader(), match, None))


@play.get("/v1/matches/<id:match>/seats/<seat:seat>/view")
@access("player", "read")
@refuses(*SEAT, "not-started")
@play.response(200, SeenMatchShape)
def get_view(match: str, seat: int) -> Response:
    """Get what my seat may know of the match now."""
    return tagged(SEEN, read_view(service(), player(), match, seat))


@play.get("/v1/matches/<id:match>/events")
@access("reader")
@may_wait
@refuses("unknown-match", "bad-cursor", "no-spectators")
@play.arguments(EventsQuery, location="query")
@play.response(200, EventPageShape)
def list_public_events(query: dict[str, Any], match: str) -> Response:
    """List what everybody was told, the oldest first."""
    return plain(EVENTS.dump(_events(query, match, None)))


@play.get("/v1/matches/<id:match>/seats/<seat:seat>/events")
@access("player", "read")
@may_wait
@refuses(*SEAT, "bad-cursor")
@play.arguments(EventsQuery, location="query")
@play.response(200, EventPageShape)
def list_events(query: dict[str, Any], match: str, seat: int) -> Response:
    """List what my seat was told, the oldest first."""
    return plain(EVENTS.dump(_events(query, match, seat)))


def _events(query: dict[str, Any], match: str, viewer: int | None) -> EventPage:
    after, limit, hub = int(query["after"]), page_size(query), house().hub
    if hub is None or not query["wait"]:
        return read_events(service(), reader(), match, viewer, after=after, limit=limit)
    seconds = min(query["wait"], house().settings.wait_seconds_most)
    return wait_for_events(service(), hub, reader(), match, viewer, after=after, limit=limit, seconds=seconds)


@play.get("/v1/matches/<id:match>/events/stream")
@access("player", "read")
@streams
@refuses("unknown-match", "bad-cursor", "no-spectators", "too-many-streams")
@play.arguments(StreamQuery, location="query")
@play.arguments(LastEventId, location="headers")
@play.response(204, description="You have read to the end.")
@play.response(200, SCHEMA, content_type=CONTENT_TYPE, description=DESCRIPTION)
def stream_public_events(query: dict[str, Any], headers: dict[str, Any], match: str) -> Response:
    """Stream what everybody is told, as it happens."""
    return _stream(query, headers, match, None)


@play.get("/v1/matches/<id:match>/seats/<seat:seat>/events/stream")
@access("player", "read")
@streams
@refuses(*SEAT, "bad-cursor", "too-many-streams")
@play.arguments(StreamQuery, location="query")
@play.arguments(LastEventId, location="headers")
@play.response(204, description="You have read to the end.")
@play.response(200, SCHEMA, content_type=CONTENT_TYPE, description=DESCRIPTION)
def stream_events(query: dict[str, Any], headers: dict[str, Any], match: str, seat: int) -> Response:
    """Stream what my seat is told, as it happens."""
    return _stream(query, headers, match, seat)


def _stream(query: dict[str, Any], headers: dict[str, Any], match: str, viewer: int | None) -> Response:
    after, has_end = start_of(query, headers)
    if has_end:
        return Response(status=204)
    most = house().settings.streams_most
    told = follow_events(service(), hub(), player(), match, viewer, after=after or 0, most=most)
    return stream(told, lambda event: (event.number, EVENT.dump(event)))


@play.get("/v1/matches/<id:match>/seats/<seat:seat>/catch-up")
@access("player", "read")
@refuses(*SEAT, "bad-cursor")
@play.arguments(CatchUpQuery, location="query")
@play.response(200, CatchUpShape)
def catch_up(query: dict[str, Any], match: str, seat: int) -> CatchUp:
    """Get what happened since I last looked, as text. Asking moves nothing: note how far you have read."""
    after = int(query["after"]) if "after" in query else None
    limit = min(query.get("limit", CATCH_UP), settings().page_size_most)
    return catching_up.catch_up(service(), player(), match, seat, after=after, limit=limit)


@play.put("/v1/matches/<id:match>/seats/<seat:seat>/catch-up")
@access("player", "play")
@refuses(*SEAT)
@play.arguments(GlanceShape)
@play.response(200, GlanceShape)
def note_last_look(body: dict[str, Any], match: str, seat: int) -> Glance:
    """Note that I have read so far; nobody else sees it."""
    return catching_up.note_glance(service(), player(), match, seat, int(body["number"]))


@play.get("/v1/matches/<id:match>/seats/<seat:seat>/decisions")
@access("player", "read")
@refuses(*SEAT)
@play.response(200, DecisionsShape)
def list_seat_decisions(match: str, seat: int) -> dict[str, Any]:
    """Get what my seat is asked now, with the legal actions: one decision, or none."""
    found = read_open_decision(service(), player(), match, seat)
    return {"items": [] if found is None else [found], "next": None}


@play.get("/v1/matches/<id:match>/seats/<seat:seat>/decisions/<number:n>")
@access("player", "read")
@refuses(*SEAT, "unknown-decision")
@play.response(200, DecisionShape)
def get_decision(match: str, seat: int, n: int) -> Response:
    """Get one decision of my seat: with the legal actions while it is open, with the receipt once it is made."""
    return tagged(DECISION, read_decision(service(), player(), match, seat, n))


@play.put("/v1/matches/<id:match>/seats/<seat:seat>/decisions/<number:n>/choice")
@access("player", "play")
@decides
@refuses(*CHOICE, *CHANGE)
@play.arguments(ChoiceShape)
@play.arguments(IfMatch, location="headers")
@play.response(200, ReceiptShape)
def make_choice(body: dict[str, Any], headers: dict[str, Any], match: str, seat: int, n: int) -> Response:
    """Make the choice, or repeat it: the same choice gets the same receipt, however often it is sent."""
    etag = bare(headers.get("if_match"))
    receipt = decide(service(), player(), match, seat, n, body["actions"], if_match=etag)
    return plain(RECEIPT.dump(receipt))


@play.delete("/v1/matches/<id:match>/seats/<seat:seat>/decisions/<number:n>/choice")
@access("player", "play")
@decides
@refuses(*SEAT, "unknown-decision", "not-sealed", "decision-closed", *CHANGE)
@play.arguments(IfMatch, location="headers")
@play.response(200, DecisionShape)
def withdraw_choice(headers: dict[str, Any], match: str, seat: int, n: int) -> Response:
    """Withdraw a sealed choice; the others do not notice."""
    return tagged(DECISION, withdraw(service(), player(), match, seat, n, if_match=bare(headers.get("if_match"))))


@play.post("/v1/matches/<id:match>/seats/<seat:seat>/decisions/<number:n>/take-back")
@access("player", "play")
@decides
@refuses(*SEAT, "unknown-decision", "cannot-take-back", "too-late", "match-over")
@play.response(200, DecisionShape)
def take_choice_back(match: str, seat: int, n: int) -> Response:
    """Take my last choice back, as long as nothing came to light and no other seat was asked: I am asked anew."""
    return tagged(DECISION, take_back(service(), player(), match, seat, n))


@play.post("/v1/matches/<id:match>/seats/<seat:seat>/decisions/<number:n>/preview")
@access("player", "play")
@refuses(*CHOICE, "decision-void", "too-late")
@play.arguments(DraftShape)
@play.response(200, PreviewShape)
def preview_choice(body: dict[str, Any], match: str, seat: int, n: int) -> Preview:
    """See what would follow from the first actions of a choice, and which may come next; nothing is changed."""
    return previewing.preview(service(), player(), match, seat, n, body["actions"])
