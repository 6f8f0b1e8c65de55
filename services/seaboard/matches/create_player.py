"""A person or a program gets an account and its first access token."""

from __future__ import annotations

import unicodedata

from seaboard.matches.ids import new_id
from seaboard.matches.looks import to_player
from seaboard.matches.refusals import BadName
from seaboard.matches.service import Service
from seaboard.matches.tokens import add_token
from seaboard.matches.words import NewPlayer
from seaboard.store import players

LONGEST_NAME = 40


def create_player(service: Service, name: str, *, is_bot: bool = False) -> NewPlayer:
    """A new player with a token of all scopes. Raises BadName."""
    with service.database.transaction() as tx:
        row = players.add_player(tx, new_id(), read_name(name), is_bot)
        return NewPlayer(to_player(row), add_token(tx, row.id, label="first").secret)


def read_name(name: str) -> str:
    """The name as it is kept: composed (NFC), without space around it. Raises BadName."""
    kept = unicodedata.normalize("NFC", name).strip()
    if not 1 <= len(kept) <= LONGEST_NAME:
        raise BadName("/name", f"must have 1 to {LONGEST_NAME} characters")
    if any(unicodedata.category(sign)[0] in "CZ" and sign != " " for sign in kept):
        raise BadName("/name", "must not hold signs that cannot be seen")
    return kept
