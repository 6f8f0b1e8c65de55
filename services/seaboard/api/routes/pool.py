"""The pool: players wait for others who want to play the same, and need not be there when somebody is found."""

from __future__ import annotations

from typing import Any

from flask import Response

from seaboard.api.answers import page_size, tagged
from seaboard.api.blueprint import Blueprint, access, refuses
from seaboard.api.context import player, service
from seaboard.api.idempotency import KeyHeader, create, plain_key
from seaboard.api.shapes.pool import NewEntryShape, PoolEntriesShape, PoolEntryShape
from seaboard.api.shapes.queries import PageQuery
from seaboard.matches import pool as waiting
from seaboard.matches.clocks import TimeControl
from seaboard.matches.words.finding import PoolEntry
from seaboard.matches.words.opening import TimeLimit
from seaboard.matches.words.requests import Made

pool = Blueprint("pool", "Players wait for others who want to play the same; the workers pair them.")

ENTRY, ENTRIES = PoolEntryShape(), PoolEntriesShape()


@pool.post("/v1/pool")
@access("player", "open")
@refuses(
    "unknown-game",
    "bad-seats",
    "bad-options",
    "bad-time-limit",
    "bad-time-control",
    "bad-wait",
    "already-waiting",
    "idempotency-key-missing",
    "idempotency-key-reused",
)
@pool.arguments(NewEntryShape)
@pool.arguments(KeyHeader, location="headers")
@pool.response(201, PoolEntryShape)
def enter_pool(body: dict[str, Any], headers: dict[str, Any]) -> Response:
    """Wait for others who want to play the same; the match starts as soon as there are enough, whether I am there or
    not."""
    return create(player().player.id, plain_key(headers["key"]), body, lambda: _enter(body))


def _enter(body: dict[str, Any]) -> Made:
    limit, control = body["time_limit"], body["time_control"]
    times = {
        "time_limit": TimeLimit(**limit) if limit else None,
        "time_control": TimeControl(**control) if control else None,
    }
    wanted = {**body, **times}
    return Made(ENTRY.dump(waiting.enter_pool(service(), player(), **wanted)))


@pool.get("/v1/pool")
@access("player", "read")
@refuses("bad-cursor")
@pool.arguments(PageQuery, location="query")
@pool.response(200, PoolEntriesShape)
def list_pool_entries(query: dict[str, Any]) -> Response:
    """List my entries, the newest first, with the matches that they led to."""
    page = waiting.list_entries(service(), player(), cursor=query.get("after"), limit=page_size(query))
    return tagged(ENTRIES, page)


@pool.get("/v1/pool/<id:entry>")
@access("player", "read")
@refuses("unknown-entry")
@pool.response(200, PoolEntryShape)
def get_pool_entry(entry: str) -> PoolEntry:
    """Get one of my entries: whether it still waits, and the match that was found."""
    return waiting.look_at_entry(service(), player(), entry)


@pool.delete("/v1/pool/<id:entry>")
@access("player", "open")
@refuses("unknown-entry", "already-paired")
@pool.response(200, PoolEntryShape)
def leave_pool(entry: str) -> PoolEntry:
    """Wait no more; repeating it changes nothing."""
    return waiting.leave_pool(service(), player(), entry)
