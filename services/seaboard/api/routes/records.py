"""What is taken away from matches: what a seat has seen, signed outcomes, and all of one's matches at once."""

from __future__ import annotations

from typing import Any

from flask import Response

from seaboard.api.answers import plain
from seaboard.api.blueprint import Blueprint, access, everywhere, refuses, streams
from seaboard.api.context import house, hub, player, reader, service
from seaboard.api.shapes.matches import MatchShape
from seaboard.api.shapes.records import KeysShape, StatementShape
from seaboard.api.streaming import lines
from seaboard.matches import sign_outcome as signing
from seaboard.matches.export_matches import Exhausted, Exported
from seaboard.matches.export_matches import export_matches as export_all
from seaboard.matches.read_seen import read_seen

records = Blueprint("records", "What is taken away from matches: seen replays, signed outcomes, exports.")

MATCH = MatchShape()
NDJSON = "application/x-ndjson"
EXPORT = (
    "A line of JSON for each match, the newest first: `{match, replay}`, `replay` being null unless it is finished. \
The last line is `{matches}`, their number: an export without it broke off."
)


@records.get("/v1/matches/<id:match>/seats/<seat:seat>/replay")
@access("player", "read")
@refuses("unknown-match", "unknown-seat", "not-your-seat", "not-started")
@records.response(200, {"$ref": "#/components/schemas/SeenReplay"})
def get_seen_replay(match: str, seat: int) -> Response:
    """Get what my seat has seen so far: its events, and its view after each step."""
    return plain(read_seen(service(), player(), match, seat))


@records.get("/v1/matches/<id:match>/outcome")
@access("reader")
@refuses("unknown-match", "still-running")
@records.response(200, StatementShape)
def get_outcome(match: str) -> Response:
    """Get how a match ended as a signed statement, which can be trusted without asking again."""
    return plain({"statement": signing.sign_outcome(service(), reader(), match)})


@records.get("/.well-known/jwks.json")
@access("anyone")
@everywhere
@records.response(200, KeysShape)
def get_keys() -> Response:
    """Get the public keys to verify signed outcomes with."""
    return plain({"keys": signing.public_keys(service())})


@records.get("/v1/account/export/stream")
@access("player", "read")
@streams
@refuses("too-many-streams")
@records.response(200, {"type": "string"}, content_type=NDJSON, description=EXPORT)
def export_matches() -> Response:
    """Get all my matches as one stream, the finished ones with their replays."""
    most = house().settings.streams_most
    return lines(export_all(service(), hub(), player(), most=most), _write)


def _write(one: Exported | Exhausted) -> dict[str, Any]:
    if isinstance(one, Exhausted):
        return {"matches": one.matches}
    return {"match": MATCH.dump(one.match), "replay": one.replay}
