"""The games that can be played, and their rules."""

from __future__ import annotations

from typing import Any

from flask import Response

from seaboard.api.blueprint import Blueprint, access
from seaboard.api.context import catalogue
from seaboard.api.negotiation import page_of_rules
from seaboard.api.problems import Problem
from seaboard.api.shapes.games import GameShape, GamesShape
from seaboard.catalogue import Entry

games = Blueprint("games", "What can be played, and by which rules.")


@games.get("/v1/games")
@access("anyone")
@games.response(200, GamesShape)
def list_games() -> dict[str, Any]:
    """List all games."""
    return {"items": [describe(entry) for entry in catalogue().values()], "next": None}


@games.get("/v1/games/<name:game>")
@access("anyone")
@games.response(200, GameShape)
def get_game(game: str) -> dict[str, Any]:
    """Get one game: its seats, roles, options, endings and rulings."""
    return describe(entry_of(game))


@games.get("/v1/games/<name:game>/rules")
@access("anyone")
@games.response(200, {"type": "string"}, content_type="text/markdown", description="The rules, as `Accept` asks.")
@games.alt_response(200, schema={"type": "string"}, content_type="text/html", success=True)
def get_rules(game: str) -> Response:
    """Read a game's rules, as Markdown or as a page."""
    entry = entry_of(game)
    return page_of_rules(entry.game.facts.name, entry.rules_page)


def entry_of(game: str) -> Entry:
    """The game of this id, as the catalogue found it."""
    if game not in catalogue():
        raise Problem("not-found", f"There is no game '{game}'; GET /v1/games lists those there are.")
    return catalogue()[game]


def describe(entry: Entry) -> dict[str, Any]:
    """A game's facts as they are listed."""
    facts = entry.game.facts
    return {
        "id": facts.id,
        "name": facts.name,
        "summary": facts.summary,
        "hidden": facts.hidden,
        "rules_version": facts.rules_version,
        "roles": facts.roles,
        "tables": [{"seats": seats, "chairs": chairs} for seats, chairs in facts.chairs.items()],
        "options": facts.options,
        "endings": [{"id": ending, "text": text} for ending, text in facts.endings.items()],
        "rulings": facts.rulings,
        "rematch_swaps_roles": facts.rematch_swaps_roles,
        "house": list(entry.bots),
    }
