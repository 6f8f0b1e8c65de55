"""The games that can be played, and their rules."""

from __future__ import annotations

from typing import Any

from flask import Response

from seaboard.api.answers import rules_page
from seaboard.api.blueprint import Blueprint, access, refuses
from seaboard.api.context import service
from seaboard.api.shapes.games import GameShape, GamesShape
from seaboard.matches.list_games import list_games as list_all
from seaboard.matches.list_games import look_at_game, read_rules
from seaboard.matches.words.opening import GameEntry

games = Blueprint("games", "What can be played, and by which rules.")

STRING = {"type": "string"}


@games.get("/v1/games")
@access("anyone")
@games.response(200, GamesShape)
def list_games() -> dict[str, Any]:
    """List all games."""
    return {"items": [describe(entry) for entry in list_all(service())], "next": None}


@games.get("/v1/games/<name:game>")
@access("anyone")
@refuses("unknown-game")
@games.response(200, GameShape)
def get_game(game: str) -> dict[str, Any]:
    """Get one game: its seats, roles, options, endings and rulings."""
    return describe(look_at_game(service(), game))


@games.get("/v1/games/<name:game>/rules")
@access("anyone")
@refuses("unknown-game", "not-acceptable")
@games.response(200, STRING, content_type="text/markdown")
@games.response(200, STRING, content_type="text/html", description="The rules, in the form that `Accept` asks for.")
def get_rules(game: str) -> Response:
    """Read a game's rules, as Markdown or as a page."""
    return rules_page(look_at_game(service(), game).facts.name, read_rules(service(), game))


def describe(entry: GameEntry) -> dict[str, Any]:
    """A game's facts as they are listed."""
    facts = entry.facts
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
        "house": entry.levels,
    }
