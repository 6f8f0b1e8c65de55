"""Access tokens: what they may allow, how they are made and shown. A token is shown once and kept as a hash."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Mapping
from datetime import datetime
from types import MappingProxyType

from seaboard.matches.ids import new_id
from seaboard.matches.words.people import AccessToken, NewToken
from seaboard.store import tokens
from seaboard.store.database import Transaction
from seaboard.store.tokens import TokenRow

PREFIX = "sb_"

SCOPES: Mapping[str, str] = MappingProxyType(
    {
        "read": "look at matches, views, events and the account",
        "play": "sit down, decide, resign",
        "open": "open matches, start them and call them off",
        "webhooks": "have events sent to addresses",
        "admin": "look after the account itself: its tokens, whom it blocks, its end",
    }
)
"""What a token may allow, and in words what that is."""


def add_token(
    tx: Transaction,
    player: str,
    *,
    scopes: Iterable[str] = SCOPES,
    label: str = "",
    expires_at: datetime | None = None,
    prefix: str = PREFIX,
) -> NewToken:
    """Another token of the player; one of all scopes and without an end if nothing else is said."""
    secret = prefix + secrets.token_urlsafe(32)
    wanted = set(scopes)
    row = tokens.add_token(
        tx,
        id_=new_id(),
        hash_=hash_token(secret),
        player=player,
        label=label,
        scopes=[scope for scope in SCOPES if scope in wanted],
        expires_at=expires_at,
    )
    return NewToken(to_token(row), secret)


def to_token(row: TokenRow, current: str = "") -> AccessToken:
    return AccessToken(row.id, row.label, tuple(row.scopes), row.created_at, row.expires_at, row.id == current)


def hash_token(token: str) -> bytes:
    """SHA-256: a token has 256 random bits, so nothing slower is needed."""
    return hashlib.sha256(token.encode()).digest()
