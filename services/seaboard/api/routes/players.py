"""Accounts: a player is created, and learns who it is and where it is its turn."""

from __future__ import annotations

from typing import Any

from flask import Response

from seaboard.api.answers import ETAG, page_size, plain, tagged
from seaboard.api.blueprint import Blueprint, access, refuses
from seaboard.api.context import player, service
from seaboard.api.idempotency import FreeKeyHeader, create
from seaboard.api.shapes.players import CreatedPlayerShape, NewPlayerShape, OpenDecisionsShape, PlayerShape
from seaboard.api.shapes.queries import PageQuery
from seaboard.matches.create_player import create_player as create_one
from seaboard.matches.read_open_decisions import read_open_decisions
from seaboard.matches.words import Made, Player

players = Blueprint("players", "Accounts of people and programs.")

OPEN_DECISIONS = OpenDecisionsShape()


@players.post("/v1/players")
@access("anyone")
@refuses("bad-name", "idempotency-key-reused")
@players.arguments(NewPlayerShape)
@players.arguments(FreeKeyHeader, location="headers")
@players.response(201, CreatedPlayerShape)
def create_player(body: dict[str, Any], headers: dict[str, Any]) -> Response:
    """Create a player and its first access token."""
    if "key" in headers:
        return create("", headers["key"].lower(), body, lambda: _create(**body), secret=headers["key"].lower())
    made = _create(**body)
    return plain({**made.body, **made.secrets}, 201)


def _create(name: str, is_bot: bool) -> Made:
    new = create_one(service(), name, is_bot=is_bot)
    return Made({"player": PlayerShape().dump(new.player)}, {"access_token": new.token})


@players.get("/v1/account")
@access("player", "read")
@players.response(200, PlayerShape)
def get_account() -> Player:
    """Get the player that the access token belongs to."""
    return player().player


@players.get("/v1/account/decisions")
@access("player", "read")
@refuses("bad-cursor")
@players.arguments(PageQuery, location="query")
@players.response(304, description="It is as you have it.")
@players.response(200, OpenDecisionsShape, headers=ETAG)
def list_open_decisions(query: dict[str, Any]) -> Response:
    """List what waits for me: my open decisions in all matches, the most urgent first."""
    found = read_open_decisions(service(), player(), cursor=query.get("after"), limit=page_size(query))
    return tagged(OPEN_DECISIONS, found)
