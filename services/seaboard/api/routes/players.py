"""Accounts: a player is created, and learns who it is and where it is its turn."""

from __future__ import annotations

from typing import Any

from flask import Response

from seaboard.api.answers import plain
from seaboard.api.blueprint import Blueprint, access, refuses
from seaboard.api.context import player, service
from seaboard.api.idempotency import FreeKeyHeader, create
from seaboard.api.shapes.players import CreatedPlayerShape, NewPlayerShape, OpenDecisionsShape, PlayerShape
from seaboard.matches.create_player import create_player as create_one
from seaboard.matches.read_open_decisions import read_open_decisions
from seaboard.matches.words import Made, Player

players = Blueprint("players", "Accounts of people and programs.")


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
@players.response(200, OpenDecisionsShape)
def list_open_decisions() -> dict[str, Any]:
    """List what waits for me: my open decisions in all matches, the most urgent first."""
    found = read_open_decisions(service(), player())
    return {"items": found.decisions, "next": None, "server_time": found.now}
