"""Who holds an access token."""

from __future__ import annotations

from seaboard.matches.refusals import UnknownToken
from seaboard.matches.service import Service
from seaboard.matches.tokens import PREFIX, hash_token
from seaboard.matches.words import Caller, Player
from seaboard.store import tokens


def authenticate(service: Service, token: str) -> Caller:
    """The token's player and scopes. Raises UnknownToken."""
    if not token.startswith(PREFIX):
        raise UnknownToken
    with service.database.single() as tx:
        row = tokens.find_token(tx, hash_token(token))
    if row is None:
        raise UnknownToken
    return Caller(
        Player(row.id, row.name, row.is_bot, row.created_at), row.token_id, frozenset(row.scopes), row.expires_at
    )
