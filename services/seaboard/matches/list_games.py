"""The games that are offered."""

from __future__ import annotations

from seaboard.catalogue import Entry
from seaboard.matches.service import Service
from seaboard.matches.words.opening import GameEntry


def list_games(service: Service) -> tuple[GameEntry, ...]:
    """All games, in order of their ids."""
    return tuple(_to_game(entry) for entry in service.catalogue.values())


def look_at_game(service: Service, game: str) -> GameEntry:
    """One game. Raises UnknownGame."""
    return _to_game(service.find_game(game))


def read_rules(service: Service, game: str) -> str:
    """The game's rules for its players, as Markdown, with our rulings. Raises UnknownGame."""
    return service.find_game(game).rules_page


def _to_game(entry: Entry) -> GameEntry:
    game = entry.game
    return GameEntry(game.facts, tuple(entry.bots), game.view_type, tuple(game.action_types), tuple(game.event_types))
