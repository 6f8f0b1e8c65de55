"""The games that are offered."""

from __future__ import annotations

from seaboard.matches.service import Service
from seaboard.matches.words import GameEntry


def list_games(service: Service) -> tuple[GameEntry, ...]:
    """All games, in order of their ids."""
    raise NotImplementedError


def look_at_game(service: Service, game: str) -> GameEntry:
    """One game. Raises UnknownGame."""
    raise NotImplementedError


def read_rules(service: Service, game: str) -> str:
    """The game's rules for its players, as Markdown, with our rulings. Raises UnknownGame."""
    raise NotImplementedError
