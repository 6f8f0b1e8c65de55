"""What a player keeps to itself in a match: notes, a nonce before the start, choices made in advance."""

from __future__ import annotations

from typing import Any

from flask import Response

from seaboard.api.answers import tagged
from seaboard.api.blueprint import Blueprint, access, decides, refuses
from seaboard.api.context import player, service
from seaboard.api.routes.matches import MATCH
from seaboard.api.shapes.matches import MatchShape
from seaboard.api.shapes.papers import NewNoteShape, NonceShape, NoteShape, StandingShape
from seaboard.matches import note as noting
from seaboard.matches import standing
from seaboard.matches.add_nonce import add_nonce as add
from seaboard.matches.words.matches import Note, Standing, StandingChoice

papers = Blueprint("papers", "What a player keeps to itself: notes, nonces, choices made in advance.")

SEAT = ("unknown-match", "unknown-seat", "not-your-seat")


@papers.get("/v1/matches/<id:match>/seats/<seat:seat>/note")
@access("player", "read")
@refuses(*SEAT)
@papers.response(200, NoteShape)
def get_note(match: str, seat: int) -> Note:
    """Get my note about this match; nobody else can."""
    return noting.read_note(service(), player(), match, seat)


@papers.put("/v1/matches/<id:match>/seats/<seat:seat>/note")
@access("player", "play")
@refuses(*SEAT)
@papers.arguments(NewNoteShape)
@papers.response(200, NoteShape)
def write_note(body: dict[str, Any], match: str, seat: int) -> Note:
    """Write my note about this match anew."""
    return noting.write_note(service(), player(), match, seat, body["text"])


@papers.put("/v1/matches/<id:match>/seats/<seat:seat>/nonce")
@access("player", "play")
@refuses(*SEAT, "already-started")
@papers.arguments(NonceShape)
@papers.response(200, MatchShape)
def add_nonce(body: dict[str, Any], match: str, seat: int) -> Response:
    """Add my nonce to the match's chance before its start, so that nobody can have chosen the deal."""
    return tagged(MATCH, add(service(), player(), match, seat, bytes.fromhex(body["nonce"])))


@papers.get("/v1/matches/<id:match>/seats/<seat:seat>/standing-choices")
@access("player", "read")
@refuses(*SEAT)
@papers.response(200, StandingShape)
def get_standing_choices(match: str, seat: int) -> Standing:
    """Get the choices that I have made in advance."""
    return standing.read_standing(service(), player(), match, seat)


@papers.put("/v1/matches/<id:match>/seats/<seat:seat>/standing-choices")
@access("player", "play")
@decides
@refuses(*SEAT, "bad-standing", "bad-choice", "match-over")
@papers.arguments(StandingShape)
@papers.response(200, StandingShape)
def set_standing_choices(body: dict[str, Any], match: str, seat: int) -> Standing:
    """Choose in advance, in place of what I said before. What does not fit when it is asked for is dropped, and I am
    told."""
    choices = [StandingChoice(item["kind"], tuple(item["actions"])) for item in body["choices"]]
    return standing.set_standing(service(), player(), match, seat, choices)
