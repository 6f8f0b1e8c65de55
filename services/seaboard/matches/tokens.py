"""Access tokens: shown once, kept as hashes."""

from __future__ import annotations

import hashlib
import secrets

from seaboard.matches.ids import new_id
from seaboard.matches.service import Service
from seaboard.store import players

PREFIX = "sb_"
SCOPES = ("read", "play", "open")


def add_token(service: Service, player: str) -> str:
    """Another token of the player, with all scopes."""
    token = PREFIX + secrets.token_urlsafe(32)
    with service.database.transaction() as tx:
        players.add_token(tx, new_id(), hash_token(token), player, SCOPES)
    return token


def hash_token(token: str) -> bytes:
    """SHA-256: a token has 256 random bits, so nothing slower is needed."""
    return hashlib.sha256(token.encode()).digest()
