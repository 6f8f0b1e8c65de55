"""Ratings: mine with their history, and who leads."""

from __future__ import annotations

from typing import Any

from seaboard.api.answers import page_size
from seaboard.api.blueprint import Blueprint, access, refuses
from seaboard.api.context import player, reader, service
from seaboard.api.shapes.contests import LeadersQuery, LeadersShape, RatingChangesShape, RatingsShape
from seaboard.api.shapes.queries import PageQuery
from seaboard.matches import read_ratings as reading

ratings = Blueprint("ratings", "How strong players are held to be, by game and role.")


@ratings.get("/v1/account/ratings")
@access("player", "read")
@ratings.response(200, RatingsShape)
def list_ratings() -> dict[str, Any]:
    """List all my ratings."""
    return {"items": reading.list_ratings(service(), player())}


@ratings.get("/v1/account/ratings/history")
@access("player", "read")
@refuses("bad-cursor")
@ratings.arguments(PageQuery, location="query")
@ratings.response(200, RatingChangesShape)
def list_rating_changes(query: dict[str, Any]) -> dict[str, Any]:
    """List what each match did to my ratings, the newest first."""
    page = reading.list_changes(service(), player(), cursor=query.get("after"), limit=page_size(query))
    return {"items": page.changes, "next": page.next}


@ratings.get("/v1/games/<name:game>/leaderboard")
@access("reader")
@refuses("unknown-game", "bad-rating", "bad-cursor")
@ratings.arguments(LeadersQuery, location="query")
@ratings.response(200, LeadersShape)
def list_leaders(query: dict[str, Any], game: str) -> dict[str, Any]:
    """List who leads in a game, the highest standing first."""
    page = reading.read_leaderboard(
        service(),
        reader(),
        game,
        role=query["role"],
        which=query["list"],
        cursor=query.get("after"),
        limit=page_size(query),
    )
    return {"items": page.leaders, "next": page.next}
