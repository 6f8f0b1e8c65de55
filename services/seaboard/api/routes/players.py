"""Accounts: a player is created, and learns who it is and where it is its turn."""

from __future__ import annotations

from typing import Any

from flask import Response

from seaboard.api.answers import page_size, plain, tagged
from seaboard.api.blueprint import Blueprint, access, refuses
from seaboard.api.context import player, service
from seaboard.api.idempotency import FreeKeyHeader, create, end
from seaboard.api.shapes.players import (
    BlockShape,
    BlocksShape,
    ChangedPlayerShape,
    CreatedPlayerShape,
    ErasedShape,
    NewPlayerShape,
    OpenDecisionsShape,
    PlayerShape,
    UnblockedShape,
)
from seaboard.api.shapes.queries import PageQuery
from seaboard.matches.block_player import block_player as block
from seaboard.matches.block_player import list_blocks
from seaboard.matches.block_player import unblock_player as unblock
from seaboard.matches.change_player import change_myself
from seaboard.matches.create_player import create_player as create_one
from seaboard.matches.erase_player import erase_myself
from seaboard.matches.read_open_decisions import read_open_decisions
from seaboard.matches.refusals import UnknownPlayer
from seaboard.matches.words.people import Block, Erased, Player
from seaboard.matches.words.requests import Made

players = Blueprint("players", "Accounts of people and programs.")

OPEN_DECISIONS = OpenDecisionsShape()


@players.post("/v1/players")
@access("anyone")
@refuses("bad-name", "name-taken", "idempotency-key-reused")
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


@players.put("/v1/account")
@access("player", "admin")
@refuses("bad-name", "name-taken", "renamed-lately", "named-by-app")
@players.arguments(ChangedPlayerShape)
@players.response(200, PlayerShape)
def change_account(body: dict[str, Any]) -> Player:
    """Say anew what I am called, and whether I am a program. All matches tell it so from now on, the past ones too."""
    return change_myself(service(), player(), **body)


@players.delete("/v1/account")
@access("player", "admin")
@refuses("too-busy")
@players.response(200, ErasedShape)
def erase_account() -> Erased:
    """Erase myself, for good: I give up what is not over, matches stay, and nothing is left that names me. The access
    token ends with it: if the answer is lost, a repeated request is refused with `unknown-token` (401), which says that
    I am gone."""
    return erase_myself(service(), player())


@players.get("/v1/account/blocks")
@access("player", "admin")
@refuses("bad-cursor")
@players.arguments(PageQuery, location="query")
@players.response(200, BlocksShape)
def list_blocked_players(query: dict[str, Any]) -> dict[str, Any]:
    """List the players whom I block."""
    page = list_blocks(service(), player(), cursor=query.get("after"), limit=page_size(query))
    return {"items": page.blocks, "next": page.next}


@players.put("/v1/account/blocks/<id:blocked>")
@access("player", "admin")
@refuses("unknown-player")
@players.response(200, BlockShape)
def block_player(blocked: str) -> Block:
    """Block a player: it cannot invite me, nor sit down in my matches. It is not told."""
    return block(service(), player(), blocked)


@players.delete("/v1/account/blocks/<id:blocked>")
@access("player", "admin")
@refuses("unknown-player")
@players.response(200, UnblockedShape)
def unblock_player(blocked: str) -> Response:
    """Block a player no more. Repeated, it is answered as the first time."""

    def act() -> Response:
        unblock(service(), player(), blocked)
        return plain({"id": blocked})

    return end(act, UnknownPlayer)


@players.get("/v1/account/decisions")
@access("player", "read")
@refuses("bad-cursor")
@players.arguments(PageQuery, location="query")
@players.response(200, OpenDecisionsShape)
def list_open_decisions(query: dict[str, Any]) -> Response:
    """List what waits for me: my open decisions in all matches, the most urgent first."""
    found = read_open_decisions(service(), player(), cursor=query.get("after"), limit=page_size(query))
    return tagged(OPEN_DECISIONS, found)
