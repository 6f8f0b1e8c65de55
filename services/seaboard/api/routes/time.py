"""Clocks: what opponents and players who come back may do about them."""

from __future__ import annotations

from typing import Any

from flask import Response

from seaboard.api.answers import tagged
from seaboard.api.blueprint import Blueprint, access, refuses
from seaboard.api.context import player, service
from seaboard.api.routes.matches import MATCH
from seaboard.api.shapes.matches import MatchShape
from seaboard.api.shapes.time import VerdictShape
from seaboard.matches.claim import claim
from seaboard.matches.come_back import come_back as come

time = Blueprint("time", "Clocks: what becomes of late seats, and what makes clocks stand still.")


@time.post("/v1/matches/<id:match>/seats/<seat:seat>/claim")
@access("player")
@refuses("unknown-match", "unknown-seat", "not-your-seat", "not-lapsed", "match-over")
@time.arguments(VerdictShape)
@time.response(200, MatchShape)
def claim_forfeit(body: dict[str, Any], match: str, seat: int) -> Response:
    """Say what comes of an opponent whose time has run out: it forfeits, or I wait."""
    return tagged(MATCH, claim(service(), player(), match, seat, body["verdict"]))


@time.post("/v1/matches/<id:match>/seats/<seat:seat>/return")
@access("player")
@refuses("unknown-match", "unknown-seat", "not-your-seat", "not-started", "match-over")
@time.response(200, MatchShape)
def come_back(match: str, seat: int) -> Response:
    """Take my seat back from the house bot that has played for me. Making a choice does it, too."""
    return tagged(MATCH, come(service(), player(), match, seat))
