"""Who is asking: the player that holds an access token, or the app that holds a key."""

from __future__ import annotations

from seaboard.matches.app_keys import KEY_PREFIX
from seaboard.matches.refusals import UnknownToken
from seaboard.matches.service import Service
from seaboard.matches.signed_tokens import is_signed, read_signed
from seaboard.matches.tokens import PREFIX, hash_token
from seaboard.matches.words.people import App, Caller, Player
from seaboard.store import tenants, tokens


def authenticate(service: Service, token: str) -> Caller:
    """The token's player and scopes. Raises UnknownToken, and of a signed one IssuerUnreachable."""
    if is_signed(token):
        return read_signed(service, token)
    if not token.startswith(PREFIX):
        raise UnknownToken
    with service.database.single() as tx:
        row = tokens.find_token(tx, hash_token(token))
    if row is None:
        raise UnknownToken
    player = Player(row.id, row.name, row.is_bot, row.created_at)
    return Caller(player, row.token_id, frozenset(row.scopes), row.expires_at, row.tenant)


def authenticate_app(service: Service, key: str) -> App:
    """The key's app. Raises UnknownToken."""
    if not key.startswith(KEY_PREFIX):
        raise UnknownToken
    with service.database.single() as tx:
        row = tenants.find_key(tx, hash_token(key))
    if row is None:
        raise UnknownToken
    return App(row.id, row.name, row.key_id)
