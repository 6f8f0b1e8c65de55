"""Matches: opened, listed, looked at, filled, started, given up, and played again from the record."""

from __future__ import annotations

from typing import Any

from flask import Response

from seaboard.api.answers import page_size, plain, tagged
from seaboard.api.blueprint import Blueprint, access, refuses
from seaboard.api.context import player, reader, service
from seaboard.api.idempotency import KEY_REFUSALS, KeyHeader, create, end, plain_key
from seaboard.api.shapes.matches import MatchesShape, MatchShape, NewMatchShape, SitDownShape
from seaboard.api.shapes.queries import MatchesQuery
from seaboard.matches import open_match as opening
from seaboard.matches import resign as resigning
from seaboard.matches import start_match as starting
from seaboard.matches.cancel_match import cancel_match as cancel
from seaboard.matches.clocks import TimeControl
from seaboard.matches.leave_seat import leave_seat as leave
from seaboard.matches.list_matches import list_matches as list_some
from seaboard.matches.look_at_match import look_at_match
from seaboard.matches.read_replay import read_replay
from seaboard.matches.refusals import NotYourSeat, UnknownMatch
from seaboard.matches.take_seat import take_seat as take
from seaboard.matches.words.matches import MatchFilter
from seaboard.matches.words.opening import Sandbox, SeatWish, Spectators, TimeLimit
from seaboard.matches.words.requests import Made

matches = Blueprint("matches", "Contests: opened, filled, started, given up, replayed.")

MATCH, MATCHES = MatchShape(), MatchesShape()


@matches.get("/v1/matches")
@access("reader")
@refuses("bad-cursor", "not-signed-in")
@matches.arguments(MatchesQuery, location="query")
@matches.response(200, MatchesShape)
def list_matches(query: dict[str, Any]) -> Response:
    """List the matches that I may see: the newest first, or those that wait for me, the most urgent first."""
    page = list_some(
        service(),
        reader(),
        game=query.get("game"),
        status=query.get("status"),
        show=which(query),
        cursor=query.get("after"),
        limit=page_size(query),
    )
    return tagged(MATCHES, page)


def which(query: dict[str, Any]) -> MatchFilter:
    """The one filter that is asked for."""
    if query["my_turn"]:
        return "my-turn"
    return "mine" if query["mine"] else "free" if query["open"] else "all"


@matches.post("/v1/matches")
@access("player", "open")
@refuses(
    "unknown-game",
    "unknown-player",
    "bad-seats",
    "bad-options",
    "bad-pick",
    "bad-position",
    "bad-time-limit",
    "bad-time-control",
    "no-sandbox",
    "not-welcome",
    "bad-spectators",
    "bad-rating",
    *KEY_REFUSALS,
)
@matches.arguments(NewMatchShape)
@matches.arguments(KeyHeader, location="headers")
@matches.response(201, MatchShape)
def open_match(body: dict[str, Any], headers: dict[str, Any]) -> Response:
    """Open a match: fix its game, its options and how its seats are filled."""
    return create(player().player.id, plain_key(headers["key"]), body, lambda: _open(body))


def _to_sandbox(body: dict[str, Any] | None) -> Sandbox | None:
    if body is None:
        return None
    nonces = [bytes.fromhex(nonce) for nonce in body["nonces"]]
    return Sandbox(bytes.fromhex(body["seed"]) if body["seed"] else None, nonces, body["choices"])


def _open(body: dict[str, Any]) -> Made:
    match = opening.open_match(
        service(),
        player(),
        game=body["game"],
        seats=[SeatWish(**wish) for wish in body["seats"]],
        options=body["options"],
        time_limit=TimeLimit(**body["time_limit"]) if body["time_limit"] else None,
        time_control=TimeControl(**body["time_control"]) if body["time_control"] else None,
        sandbox=_to_sandbox(body["sandbox"]),
        start=body["start"],
        access=body["access"],
        spectators=Spectators(**body["spectators"]),
        is_rated=body["is_rated"],
    )
    return Made(MATCH.dump(match))


@matches.get("/v1/matches/<id:match>")
@access("reader")
@refuses("unknown-match")
@matches.response(200, MatchShape)
def get_match(match: str) -> Response:
    """Get a match: its seats, who must choose, and how it ended."""
    return tagged(MATCH, look_at_match(service(), reader(), match))


@matches.post("/v1/matches/<id:match>/start")
@access("player", "open")
@refuses("unknown-match", "not-your-match", "not-full", "match-over")
@matches.response(200, MatchShape)
def start_match(match: str) -> Response:
    """Start a match of which all seats are taken."""
    return tagged(MATCH, starting.start_match(service(), player(), match))


@matches.post("/v1/matches/<id:match>/cancel")
@access("player", "open")
@refuses("unknown-match", "not-your-match", "already-started")
@matches.response(200, MatchShape)
def cancel_match(match: str) -> Response:
    """Call off a match that has not started."""
    return tagged(MATCH, cancel(service(), player(), match))


@matches.put("/v1/matches/<id:match>/seats/<seat:seat>")
@access("player", "play")
@refuses(
    "unknown-match",
    "unknown-seat",
    "seat-taken",
    "already-seated",
    "already-started",
    "invitation-gone",
    "knows-too-much",
    "bad-pick",
    "pick-taken",
    "not-welcome",
    "match-over",
)
@matches.arguments(SitDownShape, required=False)
@matches.response(200, MatchShape)
def take_seat(body: dict[str, Any], match: str, seat: int) -> Response:
    """Sit down on an open seat, on one kept for me, or where somebody has got up from a running match."""
    return tagged(MATCH, take(service(), player(), match, seat, pick=body.get("pick"), nonce=_nonce(body)))


def _nonce(body: dict[str, Any]) -> bytes | None:
    return bytes.fromhex(body["nonce"]) if "nonce" in body else None


@matches.delete("/v1/matches/<id:match>/seats/<seat:seat>")
@access("player", "play")
@refuses("unknown-match", "unknown-seat", "not-your-seat", "already-started")
@matches.response(200, MatchShape)
def leave_seat(match: str, seat: int) -> Response:
    """Get up from a seat before the match has started. Repeated, it is answered as the first time."""
    return end(lambda: tagged(MATCH, leave(service(), player(), match, seat)), NotYourSeat, UnknownMatch)


@matches.post("/v1/matches/<id:match>/seats/<seat:seat>/resign")
@access("player", "play")
@refuses("unknown-match", "unknown-seat", "not-your-seat", "not-started", "match-over")
@matches.response(200, MatchShape)
def resign(match: str, seat: int) -> Response:
    """Give up a seat in a running match, which goes on among the others or ends."""
    return tagged(MATCH, resigning.resign(service(), player(), match, seat))


@matches.get("/v1/matches/<id:match>/replay")
@access("reader")
@refuses("unknown-match", "still-running")
@matches.response(200, {"$ref": "#/components/schemas/Replay"})
def get_replay(match: str) -> Response:
    """Get what a finished match is made of: seed, options, rules version, choices. `seaboard verify` plays it again."""
    return plain(read_replay(service(), reader(), match))
