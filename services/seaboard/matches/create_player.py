"""A person or a program gets an account and its first access token."""

from __future__ import annotations

from seaboard.matches.service import Service
from seaboard.matches.words import NewPlayer


def create_player(service: Service, name: str, *, is_bot: bool = False) -> NewPlayer:
    """A new player with a token of all scopes. Raises BadName."""
    raise NotImplementedError
